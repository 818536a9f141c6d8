import SwiftUI

public struct MonthCalendar: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  let month: Date

  public init(month: Date = Date(timeIntervalSinceReferenceDate: 190_028_460)) { self.month = month }

  private var days: [Date] {
    guard let interval = calendar.dateInterval(of: .month, for: month),
      let count = calendar.range(of: .day, in: .month, for: month)?.count
    else { return [] }
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  public var body: some View {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)
    VStack(alignment: .leading) {
      Text(month, format: .dateTime.month(.wide).year()).font(.title3.bold())
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
          Text(calendar.veryShortWeekdaySymbols[index]).font(.caption2).foregroundStyle(.secondary)
        }
        ForEach(0..<leading, id: \.self) { _ in Color.clear }
        ForEach(days, id: \.self) { day in
          let isToday = calendar.isDate(day, inSameDayAs: month)
          Text(day, format: .dateTime.day())
            .font(.callout.monospacedDigit())
            .frame(maxWidth: .infinity)
            .aspectRatio(1, contentMode: .fill)
            .foregroundStyle(isToday ? .white : .primary)
            .background { if isToday { Circle().fill(.red) } }
            .overlay(alignment: .bottom) {
              Circle().fill(.secondary).frame(width: 4, height: 4).opacity(
                calendar.component(.day, from: day) % 5 == 0 ? 1 : 0)
            }
        }
      }
    }
    .padding()
  }

  private var leading: Int {
    guard let first = days.first else { return 0 }
    return (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
  }
}
