import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Prices } from '#vocabulary/prices.ts'
import { type ReleaseExpiry } from './release-expiry.ts'
import { partsOf, type Resolved, type ToldPart } from './resolved.ts'

/** Counts up whenever the engine's results change; stored figures of another one are computed again. */
export const ENGINE_VERSION = 6

/** FNV-1a over UTF-16 units: short, the same everywhere, and fast enough for every keystroke. */
function fingerprint(texts: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const text of texts)
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const partVersion = ({ materialId, revision = 0, dataset, unknownDataset = '' }: ToldPart): string => {
  const endOfLife = dataset?.endOfLife
  const declared = dataset ? `${dataset.uuid}@${dataset.version} ${dataset.referenceUnit}` : ''
  return `|${materialId} ${revision} ${declared} ${endOfLife ? `${endOfLife.uuid}@${endOfLife.version}` : ''} ${unknownDataset}`
}

type Day = {
  readonly today: string
  readonly releaseExpiry: ReleaseExpiry | undefined
  readonly prices: Prices | undefined
}

/** Engine and data that figures follow from: where both agree, the figures do. */
export const versionsOf = (
  { catalogue, release, layers }: Resolved,
  { today, releaseExpiry, prices }: Day,
): KeyPerformanceIndicators['versions'] => ({
  engine: ENGINE_VERSION,
  data: fingerprint([
    `${catalogue} ${release.id} ${today} ${releaseExpiry?.since} ${releaseExpiry?.newer}`,
    ...layers.flatMap(partsOf).map(partVersion),
    ...(prices ? [`|prices ${prices.version}`] : []),
  ]),
})
