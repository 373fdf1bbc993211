import type { ForeignLayer } from '#interchange/foreign/foreign-construction.ts'
import type { ImportItem } from './import-items.ts'

/** A layer without the datasets that were chosen in a release which is not here. */
function withoutDatasets({ whole, ...layer }: ForeignLayer): ForeignLayer {
  if (!whole) return layer
  const { dataset: _own, framing, ...kept } = whole
  if (!framing) return { ...layer, whole: kept }
  const { dataset: _members, ...members } = framing
  return { ...layer, whole: { ...kept, framing: members } }
}

/** An item as it can be taken here: a data release that is not here gives way to the default one, and that is told. */
export function withKnownRelease(item: ImportItem, releases: ReadonlySet<string>): ImportItem {
  const { own, layers, lost } = item.source
  if (own?.release === undefined || releases.has(own.release)) return item
  const { release, ...kept } = own
  return {
    ...item,
    source: {
      ...item.source,
      own: kept,
      layers: layers.map(withoutDatasets),
      lost: [...lost, { code: 'unknownRelease', values: { name: release } }],
    },
  }
}
