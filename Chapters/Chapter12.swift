#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// # A tela inicial da loja
  ///
  /// Duas seções numa só lista: “Categorias”, que rola na horizontal, e “Destaques”, que rola junto com a tela.
  ///
  /// **O que se quer.** A primeira tela de qualquer loja: uma fileira que corta na borda e continua para fora dela; embaixo,
  /// um grid. O dedo na horizontal move a fileira, na vertical move tudo.
  ///
  /// **Como se diz.** Uma `UICollectionViewCompositionalLayout` escolhe, por índice, a função que monta cada seção.
  /// O scroll horizontal é propriedade da seção, `orthogonalScrollingBehavior`, e não uma segunda `UICollectionView`
  /// dentro de uma célula. O título é um `boundarySupplementaryItem`: pertence à seção, não ao grupo.
  ///
  /// **O que acontece.** Cada seção ortogonal guarda a própria posição, porque a posição é da seção e não de uma célula que
  /// vai ser reciclada. `.continuousGroupLeadingBoundary` faz a fileira parar na borda de um grupo: solta em 150, ela
  /// descansa em 104, que é um item de 96 e o espaço de 8.
  ///
  /// **Quanto custa.** Nada de offsets para salvar, nada de células aninhadas: só as categorias visíveis têm célula, de
  /// todas as fileiras juntas, vindas da mesma reserva.
  ///
  /// **Onde quebra.** Com uma lista dentro da célula, o offset guardado em `prepareForReuse()` é da célula: a linha que a
  /// herda abre rolada. Com o título dentro do grupo, ele parece certo até a fileira rolar e levá-lo embora. As duas
  /// versões erradas estão ao lado da certa. E um banner de tamanhos alternados continua difícil de ler em grupos
  /// aninhados; para ele há o `.mosaic` do capítulo 8.
  enum Chapter12 {
    static let chapter = Chapter(
      number: 12, name: "store-home", title: "A tela inicial da loja",
      summary: "Categorias, Destaques e um título que fica", language: "pt-BR",
      figures: [
        Figure(
          "main", caption: "Categorias rola na horizontal; Destaques rola com a tela.",
          alternativeText:
            "Uma tela de celular com o título A tela inicial. Uma fileira de categorias em círculos, cortada na borda direita; "
            + "embaixo, quadros em duas colunas, com nome e preço."
        ) { StoreViewController() },
        Figure(
          "title",
          caption: "A fileira rolada por 104 pontos: dentro do grupo o título vai embora, fora dele fica.",
          alternativeText:
            "Duas telas lado a lado. Na esquerda, errada, falta o título Categorias; na direita, certa, ele está sobre a "
            + "fileira rolada."
        ) {
          SideBySide([
            ("Errado: título no grupo", StoreViewController(titleInGroup: true).dragged(by: 150)),
            ("Certo: título da seção", StoreViewController().dragged(by: 150)),
          ])
        },
        Figure(
          "reuse",
          caption:
            "A linha 3 foi rolada, depois a tela desceu: uma célula reciclada traz o offset da linha 3 consigo.",
          alternativeText:
            "Duas telas lado a lado com linhas de categorias. Na esquerda, errada, uma linha abre na quarta categoria, com "
            + "um contorno; na direita, certa, todas as linhas começam na primeira."
        ) {
          SideBySide([
            ("Errado: lista na célula", NestedRowsViewController().afterScrolling()),
            ("Certo: seção ortogonal", SectionRowsViewController().afterScrolling()),
          ])
        },
      ])
  }

  /// The demo of chapter 12.
  final class StoreViewController: HostedSectionsController {
    enum Section: Int { case categorias, destaques }

    /// A tela inicial, certa ou errada.
    ///
    /// - Parameter titleInGroup: se o título “Categorias” é um item do grupo, que é a versão errada.
    init(titleInGroup: Bool = false) {
      let title = SectionTitle("Categorias")
      let categories = StoreCategory.all.map { CategoryView(category: $0) }
      super.init(
        layout: UICollectionViewCompositionalLayout { sectionIndex, _ in
          switch Section(rawValue: sectionIndex) {
          case .categorias: makeCategoriesSection()
          case .destaques: makeHighlightsSection()
          case nil: nil
          }
        },
        sections: [
          HostedSection(
            header: StoreTop(title: titleInGroup ? nil : title),
            items: titleInGroup ? [title] + categories : categories),
          HostedSection(
            header: SectionTitle("Destaques"), items: StoreItem.all.map { StoreItemView(item: $0) }),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    /// O controller na tela de um celular, com a fileira arrastada e solta.
    func dragged(by distance: CGFloat) -> Self {
      show()
      collectionView.scroll(section: Section.categorias.rawValue, by: distance)
      return self
    }
  }

  func makeCategoriesSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .absolute(96))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16)
    section.boundarySupplementaryItems = [makeTitle()]
    return section
  }

  /// O título fica fora do grupo: a seção o segura enquanto o grupo rola por baixo.
  func makeTitle() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
#endif
