import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { adjacencies, type ConstructionType } from '#vocabulary/constructions.ts'
import type { Formats } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { commonTexts } from '#web/lib/lib-texts.ts'
import type { SectionLabels } from './section-types.ts'

type Air = KeyPerformanceIndicators['thermal']['climate']
type Words = { readonly common: TextsIn<typeof commonTexts>; readonly formats: Formats }

/**
 * What lies on both sides of a section: its name, and the air that was computed with. Soil and unheated rooms are taken
 * as cold as outdoor air, which is said; of their humidity nothing is assumed.
 */
export function sideLabels(
  type: ConstructionType,
  air: Air | undefined,
  { common, formats: { withUnit } }: Words,
): Pick<SectionLabels, 'outside' | 'inside' | 'outsideAir' | 'insideAir'> {
  const beyond = adjacencies[type]
  const names = { outside: common(`side.${beyond}`), inside: common('side.heated') }
  if (!air) return names
  const humidity = (share: number) => common('side.humidity', { humidity: withUnit('percentage', share) })
  const asOutdoors = beyond === 'ground' || beyond === 'unheated'
  return {
    ...names,
    outsideAir: [
      withUnit('temperature', air.outsideTemperature),
      asOutdoors ? common('side.asOutdoors') : humidity(air.outsideHumidity),
    ],
    insideAir: [withUnit('temperature', air.insideTemperature), humidity(air.insideHumidity)],
  }
}
