import type { ProjectLever } from '#contract/project-comparison.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { resultsTexts } from './results-texts.ts'
import type { Numbers } from './use-numbers.ts'

/** By what constructions of the building are called. */
export type LeverWords = {
  readonly constructions: Readonly<Record<string, Pick<ProjectDocument['constructions'][string], 'name' | 'code'>>>
  /** Level of the seal that the building has without. */
  readonly level: ProjectLever['qngLevel'] | undefined
}

const called = (one: { readonly code?: string | null | undefined; readonly name: string } | undefined) =>
  one ? [one.code, one.name].filter(Boolean).join(' ') : ''

/** A measure in words: what takes the place of what; and on how much, with the level of the seal that it brings it to. */
export function leverText(
  { construction, alternative, area, thicknessChange, qngLevel }: ProjectLever,
  { constructions, level }: LeverWords,
  { t, numbers: { fixed, signed } }: { readonly t: TextsIn<typeof resultsTexts>; readonly numbers: Numbers },
): { readonly title: string; readonly scope: string } {
  const scope = [
    `${fixed(area, 0)}\u00a0m²`,
    ...(thicknessChange === 0 ? [] : [`d ${signed(thicknessChange * 1000, 0)}\u00a0mm`]),
    ...(qngLevel === null || qngLevel === level ? [] : [t('levers.reaches', { level: qngLevel })]),
  ]
  return { title: `${called(constructions[construction])} → ${called(alternative)}`, scope: scope.join(' · ') }
}
