import { type DatasetType, datasetTypes } from '#vocabulary/materials.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { type Block, growing } from '../blocks.ts'
import type { ReportSource } from '../report-source.ts'

type Dataset = { readonly name: string; readonly uuid: string; readonly version: string }
type Kept = { readonly uuid: string; readonly version: string }

/** A dataset by name, UUID and version: the kept one, else that of the material, else the one its id names. */
function datasetOf(material: string, kept: Kept | undefined, own: Dataset | null | undefined): Dataset {
  const [uuid = '', version = ''] = material.includes('@') ? material.split('@') : []
  return { name: own?.name ?? '', ...(kept ?? own ?? { uuid, version }) }
}

type Statement = { readonly type?: DatasetType; readonly validUntil?: string | null }

/** What kind of statement a dataset is, and until when it holds: of the material's, else of the one that its id names. */
const statementOf = (own: Statement | null | undefined, other: Statement | undefined): Statement => own ?? other ?? {}

/** How much of what the fabric causes rests on datasets of each type; undefined where no type is known. */
function typeShares({ kpis, materials, declared, words: { t, numbers } }: ReportSource): string | undefined {
  const amounts = new Map<DatasetType, number>()
  for (const { material, gwp } of kpis.byMaterial) {
    const type = materials.get(material)?.dataset?.type ?? declared.get(material)?.type
    if (type) amounts.set(type, (amounts.get(type) ?? 0) + Math.abs(gwp))
  }
  const all = kpis.byMaterial.reduce((sum, { gwp }) => sum + Math.abs(gwp), 0)
  if (amounts.size === 0 || all === 0) return undefined
  const write = (name: string, amount: number) => `${name} ${numbers.fixed((amount / all) * 100, 0)}\u00a0%`
  const known = [...amounts.values()].reduce((sum, amount) => sum + amount, 0)
  const shares = datasetTypes
    .filter((type) => amounts.has(type))
    .map((type) => write(t(`datasetType.${type}`), amounts.get(type) ?? 0))
  const rest = all - known > all / 200 ? [write(t('typeUnknown'), all - known)] : []
  return t('typeShares', { shares: [...shares, ...rest].join(', ') })
}

/** Every dataset that the building is assessed with. */
export function datasetBlocks(source: ReportSource): Block[] {
  const { stored, kpis, materials, declared, words } = source
  const { t, formats } = words
  const pinned = new Map(stored.assessedWith?.datasets.map((one) => [one.materialId, one]))
  const lines = kpis.byMaterial.map(({ material, name }) => {
    const own = materials.get(material)?.dataset
    const other = declared.get(material)
    const { name: dataset, uuid, version } = datasetOf(material, pinned.get(material), own)
    const { type, validUntil = '' } = statementOf(own, other)
    const told = dataset || (other?.name[formats.locale] ?? '')
    return [name, told === name ? '' : told, uuid, version, type ? t(`datasetType.${type}`) : '', validUntil ?? '']
  })
  const title = t('datasets', { release: releaseName(kpis.release) })
  if (lines.length === 0) return [{ kind: 'notes', title, lines: [t('noDatasets')] }]
  const shares = typeShares(source)
  return [
    {
      kind: 'table',
      title,
      small: true,
      columns: [
        growing(t('material')),
        growing(t('dataset')),
        { head: t('uuid') },
        { head: t('version') },
        { head: t('datasetType') },
        { head: t('validUntil') },
      ],
      rows: lines,
    },
    ...(shares === undefined ? [] : [{ kind: 'notes', small: true, lines: [shares] } as const]),
  ]
}
