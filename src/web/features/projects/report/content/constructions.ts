import { type LayerState, layerStates } from '#vocabulary/life-cycle.ts'
import type { NamedRow } from '../../results/project-rows.ts'
import { type Block, growing, right } from '../blocks.ts'
import { NONE, type ReportSource } from '../report-source.ts'

type Snapshot = ReportSource['project']['constructions'][string]

const MILLIMETRES = 1000

const titleOf = ({ code, name }: Snapshot) => [code, name].filter(Boolean).join(' ')

/** State of a layer in the rows of its construction: the stronger of theirs and its own; its own where they differ. */
function stateIn(rows: readonly NamedRow[], own: LayerState): LayerState {
  const [first, ...others] = new Set(rows.map(({ figures }) => figures.status))
  if (first === undefined || others.length > 0) return own
  return layerStates.indexOf(first) > layerStates.indexOf(own) ? first : own
}

/** A construction with its section, layers and where it stands. */
function constructionBlocks(source: ReportSource, key: string, snapshot: Snapshot): Block[] {
  const { rows, materials, words } = source
  const { t, numbers, formats } = words
  const used = rows.filter(({ construction }) => construction === key)
  const uValue = used.find(({ figures }) => figures.uValue !== null)?.figures.uValue
  const millimetres = (metres: number) => formats.number(Math.round(metres * MILLIMETRES * 10) / 10)
  const thickness = snapshot.layers.reduce((sum, layer) => sum + layer.thickness, 0)
  const nameOf = (id: string) => materials.get(id)?.name ?? id
  return [
    {
      kind: 'drawing',
      title: t('constructionOf', { name: titleOf(snapshot), thickness: millimetres(thickness) }),
      drawing: `section ${key}`,
    },
    {
      kind: 'table',
      columns: [growing(t('layer')), ...[t('thickness'), t('conductivity')].map(right), { head: t('state') }],
      rows: snapshot.layers.map(({ materialId, thickness: own, framing, overrides, state = 'new' }) => {
        const material = materials.get(materialId)
        const conductivity = overrides?.conductivity ?? material?.conductivity
        const members = framing
          ? ` @ ${t('framing', {
              material: nameOf(framing.materialId),
              width: millimetres(framing.width),
              spacing: millimetres(framing.spacing),
            })}`
          : ''
        return [
          `${nameOf(materialId)}${members}`,
          millimetres(own),
          typeof conductivity === 'number' ? formats.figure('conductivity', conductivity) : NONE,
          t(`state.${stateIn(used, state)}`),
        ]
      }),
    },
    {
      kind: 'notes',
      small: true,
      lines: [
        typeof uValue === 'number' ? `U ${numbers.fixed(uValue, 3)} W/(m²K)` : t('noU'),
        t('usedBy', { count: used.length, rows: used.map(({ name }) => name).join(', ') }),
      ],
    },
  ]
}

/** Each construction that the building is made of in this variant. */
export function constructionsBlocks(source: ReportSource): Block[] {
  const used = new Set(source.rows.map(({ construction }) => construction))
  const blocks = Object.entries(source.project.constructions)
    .filter(([key]) => used.has(key))
    .flatMap(([key, snapshot]) => constructionBlocks(source, key, snapshot))
  return blocks.length === 0 ? [] : [{ kind: 'notes', title: source.words.t('constructions'), lines: [] }, ...blocks]
}
