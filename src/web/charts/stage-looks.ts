import { clsx } from 'clsx'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import css from './charts.module.css'

/** Class that colours a module in charts. Modules of one colour differ in their pattern. */
export const stageClasses = {
  'A1-A3': css.production,
  A4: css.construction,
  A5: css.construction,
  B4: css.replacement,
  C1: css.disposal,
  C2: css.disposal,
  C3: css.recovery,
  C4: css.disposal,
  D: css.credit,
} as const satisfies Record<LifeCycleModule, string | undefined>

/** Class of the number on a module's colour; D is hollow and has none. */
const labelClasses = {
  'A1-A3': css.onProduction,
  A4: css.onConstruction,
  A5: css.onConstruction,
  B4: css.onReplacement,
  C1: css.onDisposal,
  C2: css.onDisposal,
  C3: css.onRecovery,
  C4: css.onDisposal,
  D: undefined,
} as const satisfies Record<LifeCycleModule, string | undefined>

/** A repeated mark over the colour: tile [px], class of its stroke, path. */
export type StagePattern = { readonly size: number; readonly className: string | undefined; readonly path: string }

/** Pattern of each module; A1–A3 is plain. */
export const stagePatterns: Readonly<Partial<Record<LifeCycleModule, StagePattern>>> = {
  A4: { size: 3, className: css.hatch, path: 'M2 0V3' },
  A5: { size: 4, className: css.hatch, path: 'M0 2H4M2 0V4' },
  B4: { size: 5.7, className: css.hatch, path: 'M0 5.7L5.7 0M-1 1L1 -1M4.7 6.7L6.7 4.7' },
  C1: { size: 4, className: css.disposalHatch, path: 'M2 0V4' },
  C2: { size: 5, className: css.disposalHatch, path: 'M0 0L5 5' },
  C3: { size: 5, className: css.hatch, path: 'M0 2.5H5' },
  C4: { size: 4, className: css.disposalHatch, path: 'M2 2h.01' },
  D: { size: 7.1, className: css.creditHatch, path: 'M0 0L7.1 7.1M-1 6.1L1 8.1M6.1 -1L8.1 1' },
}

/** `A1–A3`, with the dash of a range. */
export const stageName = (module: LifeCycleModule): string => module.replace('-', '–')

/** Class of a number inside a segment, with a halo of the segment's colour. */
export const labelClass = (module: LifeCycleModule): string => clsx('x11 xm', css.number, labelClasses[module])
