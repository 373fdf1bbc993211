import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'

/** Class that colours a module in charts. Modules of one colour differ in their pattern. */
export const stageClasses = {
  'A1-A3': 'a13',
  A4: 'a4',
  A5: 'a4',
  B4: 'b4',
  C1: 'c4',
  C2: 'c4',
  C3: 'c3',
  C4: 'c4',
  D: 'dd',
} as const satisfies Record<LifeCycleModule, string>

/** Class of the number on a module's colour; D is hollow and has none. */
const labelClasses = {
  'A1-A3': 'sx-a13',
  A4: 'sx-a4',
  A5: 'sx-a4',
  B4: 'sx-b4',
  C1: 'sx-c4',
  C2: 'sx-c4',
  C3: 'sx-c3',
  C4: 'sx-c4',
  D: '',
} as const satisfies Record<LifeCycleModule, string>

/** A repeated mark over the colour: tile [px], class of its stroke, path. */
export type StagePattern = { readonly size: number; readonly className: string; readonly path: string }

/** Pattern of each module; A1–A3 is plain. */
export const stagePatterns: Readonly<Partial<Record<LifeCycleModule, StagePattern>>> = {
  A4: { size: 3, className: 'lp', path: 'M2 0V3' },
  A5: { size: 4, className: 'lp', path: 'M0 2H4M2 0V4' },
  B4: { size: 5.7, className: 'lp', path: 'M0 5.7L5.7 0M-1 1L1 -1M4.7 6.7L6.7 4.7' },
  C1: { size: 4, className: 'lpd', path: 'M2 0V4' },
  C2: { size: 5, className: 'lpd', path: 'M0 0L5 5' },
  C3: { size: 5, className: 'lp', path: 'M0 2.5H5' },
  C4: { size: 4, className: 'lpd', path: 'M2 2h.01' },
  D: { size: 7.1, className: 'ddh', path: 'M0 0L7.1 7.1M-1 6.1L1 8.1M6.1 -1L8.1 1' },
}

/** `A1–A3`, with the dash of a range. */
export const stageName = (module: LifeCycleModule): string => module.replace('-', '–')

/** Class of a number inside a segment, with a halo of the segment's colour. */
export const labelClass = (module: LifeCycleModule): string => `x11 xm sx ${labelClasses[module]}`
