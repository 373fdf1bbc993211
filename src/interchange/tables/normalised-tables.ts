import type { ConstructionComparison, NormalisedComparison } from '#contract/construction-comparison.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import { comparableFigure, figuresOf } from './figures.ts'
import { millimetres, type Table, tableOf } from './table.ts'
import type { Words } from './words.ts'

type Item = ConstructionComparison['items'][number]
type Pair = { readonly drawn: Item; readonly made: NormalisedComparison['items'][number] }

const pairsOf = ({ items }: ConstructionComparison, normalised: NormalisedComparison): Pair[] =>
  normalised.items.flatMap((made) => {
    const drawn = items.find(({ id }) => id === made.id)
    return drawn ? [{ drawn, made }] : []
  })

const nameOf = ({ code, name }: Item) => (code === null ? name : `${code} ${name}`)

/** What was adapted, from what to what, and what could not be. */
const adaptations = (
  pairs: readonly Pair[],
  { quantity }: NormalisedComparison,
  { word, figureName }: Words,
): Table => {
  const told = `${figureName(quantity)} [${unitOfFigure(quantity)}]`
  return tableOf(
    word(quantity === 'uValue' ? 'atEqualU' : 'atEqualThickness'),
    [
      [word('construction'), ({ drawn }) => nameOf(drawn)],
      [word('layer'), ({ made: { layer } }) => (layer === null ? '' : layer + 1)],
      [word('material'), ({ drawn, made: { layer } }) => (layer === null ? '' : (drawn.layers[layer]?.name ?? ''))],
      [`${word('asDrawn')} [mm]`, ({ made }) => millimetres(made.from)],
      [`${word('adapted')} [mm]`, ({ made }) => millimetres(made.to)],
      [`${told}: ${word('asDrawn')}`, ({ drawn }) => drawn[quantity]],
      [`${told}: ${word('adapted')}`, ({ made }) => made.construction?.[quantity] ?? null],
      [word('notReached'), ({ made: { reason } }) => (reason === null ? '' : word(reason))],
      [word('nearest'), ({ made }) => made.nearest],
    ],
    pairs,
  )
}

/** Every figure as it is drawn and as it is then, side by side; the difference is that of the made equal. */
function figuresTable(pairs: readonly Pair[], { word, figureName, basisName }: Words): Table {
  const [baseline] = pairs
  return {
    name: word('figuresEqual'),
    head: [
      word('figure'),
      word('unit'),
      word('basis'),
      ...pairs.flatMap(({ drawn }, index) => [
        `${nameOf(drawn)}: ${word('asDrawn')}`,
        `${nameOf(drawn)}: ${word('adapted')}`,
        ...(index === 0 ? [] : [`${nameOf(drawn)}: ${word('difference')}`]),
      ]),
    ],
    rows: figuresOf(pairs.map(({ drawn }) => drawn.kpis)).map((one) => {
      const valueOf = ({ made: { construction } }: Pair) =>
        construction ? comparableFigure(one, construction.kpis) : null
      const first = baseline ? valueOf(baseline) : null
      return [
        figureName(one.key),
        one.unit,
        basisName(one.basis),
        ...pairs.flatMap((pair, index) => {
          const value = valueOf(pair)
          const difference = first === null || value === null ? null : value - first
          return [comparableFigure(one, pair.drawn.kpis), value, ...(index === 0 ? [] : [difference])]
        }),
      ]
    }),
  }
}

/** A comparison of what was made equal in U or thickness: what was adapted, and the figures beside those as drawn. */
export function normalisedTables(comparison: ConstructionComparison, words: Words): readonly Table[] {
  const { normalised } = comparison
  if (!normalised) return []
  const pairs = pairsOf(comparison, normalised)
  return [adaptations(pairs, normalised, words), figuresTable(pairs, words)]
}
