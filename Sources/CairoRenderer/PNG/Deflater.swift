import CCairo

/// A running compression into the format PNG wants: deflate in zlib's frame.
protocol Deflater: ~Copyable {
  /// Whether the check sum of what is compressed is made by the caller.
  static var takesChecksum: Bool { get }

  /// Compresses `input` and hands out what is finished; with `isLast` also all that is left.
  ///
  /// - Parameter checksum: that of all the input, this one included, where ``takesChecksum``.
  mutating func compress(
    _ input: UnsafeRawBufferPointer, checksum: Adler32, isLast: Bool,
    _ output: (UnsafeRawBufferPointer) throws -> Void
  ) throws
}

/// ISA-L's fast compressor at its level 1 (`Documentation/Architecture.md` says why).
///
/// The check sum is the caller's, who knows of long stretches that are the same.
struct FastDeflater: ~Copyable, Deflater {
  static var takesChecksum: Bool { true }

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutableRawPointer
  private let output: UnsafeMutableRawBufferPointer
  /// How many bytes at the start of the output wait for what comes behind them.
  private var waiting = 0

  /// The frame's first bytes: deflate with a window of 32 kB, compressed fast (RFC 1950).
  private static let header: [UInt8] = [0x78, 0x01]
  /// The size of the check sum behind the stream.
  private static let trailer = 4

  /// A new stream.
  init() {
    stream = .allocate(capacity: 1)
    levelBuffer = .allocate(byteCount: Int(CCAIRO_LEVEL_1_SIZE), alignment: 64)
    output = .allocate(byteCount: 65536 + Self.trailer, alignment: 64)
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer.assumingMemoryBound(to: UInt8.self)
    stream.pointee.level_buf_size = UInt32(CCAIRO_LEVEL_1_SIZE)
    stream.pointee.gzip_flag = UInt16(IGZIP_DEFLATE)
    stream.pointee.flush = UInt16(NO_FLUSH)
    output.copyBytes(from: Self.header)
    waiting = Self.header.count
  }

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
    output.deallocate()
  }

  mutating func compress(
    _ input: UnsafeRawBufferPointer, checksum: Adler32, isLast: Bool,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    let room = output.count - Self.trailer
    repeat {
      stream.pointee.next_out = output.baseAddress.map {
        $0.assumingMemoryBound(to: UInt8.self) + waiting
      }
      stream.pointee.avail_out = UInt32(room - waiting)
      let status = ccairo_deflate(stream)
      guard status == COMP_OK else { throw RenderingError.compression("ISA-L answers \(status)") }
      var count = room - Int(stream.pointee.avail_out)
      let isFinished = stream.pointee.avail_out > 0 && stream.pointee.avail_in == 0
      if isLast, isFinished {
        output.storeBytes(of: checksum.value.bigEndian, toByteOffset: count, as: UInt32.self)
        count += Self.trailer
      }
      if count > waiting {
        waiting = 0
        try body(UnsafeRawBufferPointer(rebasing: output[..<count]))
      }
      if isFinished { return }
    } while true
  }
}

/// zlib's compressor at its highest level, for small files.
struct CompactDeflater: ~Copyable, Deflater {
  static var takesChecksum: Bool { false }

  private let stream: UnsafeMutablePointer<z_stream>
  private let output: UnsafeMutableRawBufferPointer

  /// A new stream.
  init(level: Int32 = 9) throws(RenderingError) {
    stream = .allocate(capacity: 1)
    output = .allocate(byteCount: 65536, alignment: 64)
    stream.initialize(to: z_stream())
    let status = deflateInit2_(
      stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      stream.deallocate()
      output.deallocate()
      throw .compression("zlib answers \(status)")
    }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    output.deallocate()
  }

  mutating func compress(
    _ input: UnsafeRawBufferPointer, checksum: Adler32 = Adler32(), isLast: Bool,
    _ body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(input.count)
    repeat {
      stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(output.count)
      let status = deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
        throw RenderingError.compression("zlib answers \(status)")
      }
      let count = output.count - Int(stream.pointee.avail_out)
      if count > 0 { try body(UnsafeRawBufferPointer(rebasing: output[..<count])) }
    } while stream.pointee.avail_out == 0
  }
}
