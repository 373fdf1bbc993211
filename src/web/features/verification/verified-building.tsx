import type { ReportedBuildingFigure } from '#vocabulary/reported-buildings.ts'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Verification } from '#web/resources/verification/verification.ts'
import { verificationTexts } from './verification-texts.ts'
import { type FigureLine, FigureLines } from './verified-figures.tsx'

type Project = NonNullable<Verification['project']>

/** What readers of a report of a building look for. */
const chief: readonly ReportedBuildingFigure[] = [
  'gwpPerAreaYear',
  'penrtPerAreaYear',
  'qngGwp',
  'qngPenrt',
  'gwp',
  'fabricGwp',
  'htPrime',
  'mass',
]
/** Below it, figures have decimals. */
const SMALL = 1_000
/** Decimals of a figure; H′T has one more than those per area. */
function decimalsOf(figure: ReportedBuildingFigure, value: number): number {
  if (Math.abs(value) >= SMALL) return 0
  return figure === 'htPrime' || figure === 'htPrimeReference' ? 3 : 2
}

/** The figures of a building as its report says them, variant by variant. */
export function VerifiedBuilding({ project: { variants } }: { project: Project }) {
  const t = useTexts(verificationTexts)
  const { number } = useFormats()
  const writeAs = (figure: ReportedBuildingFigure, value: number | null) => {
    if (value === null) return ABSENT
    const decimals = decimalsOf(figure, value)
    return number(value, decimals, decimals)
  }
  return variants.map(({ name, outcome, figures }, index) => {
    const lines = figures.map(({ figure, of, unit, reported, computed, equal }, at): FigureLine => {
      const write = (value: number | null) => writeAs(figure, value)
      const apart = reported === null || computed === null ? null : computed - reported
      return {
        key: `${at} ${figure}`,
        name: [of, t(`building.${figure}`)].filter(Boolean).join(': '),
        unit: unit.replace('·a', 'a').replace('·K', 'K'),
        reported: write(reported),
        computed: write(computed),
        difference: apart !== null && apart > 0 ? `+${write(apart)}` : write(apart),
        equal,
        isChief: chief.includes(figure),
      }
    })
    const shown = variants.length > 1 ? (name ?? t('base')) : undefined
    return <FigureLines key={`${index} ${name}`} lines={lines} outcome={outcome} name={shown} />
  })
}
