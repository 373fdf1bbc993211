import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { stageClasses, stagePatterns } from './stage-looks.ts'

/** The patterns of the life-cycle modules; once in a drawing that uses them. */
export const StagePatterns = ({ id }: { id: string }) => (
  <defs>
    {Object.entries(stagePatterns).map(([module, { size, className, path }]) => (
      <pattern key={module} id={`${id}-${module}`} width={size} height={size} patternUnits="userSpaceOnUse">
        <path className={className} d={path} />
      </pattern>
    ))}
  </defs>
)

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A rectangle in colour and pattern of a module. `id` is that of the patterns. */
export function StageBox({ id, module, box }: { id: string; module: LifeCycleModule; box: Box }) {
  return (
    <>
      <rect className={stageClasses[module]} {...box} />
      {module in stagePatterns && <rect {...box} fill={`url(#${id}-${module})`} />}
    </>
  )
}

/** The sign of a module in a legend or table, in the patterns that stand beside it. */
export const StageSwatch = ({ id, module }: { id: string; module: LifeCycleModule }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <StageBox id={id} module={module} box={{ x: 0.5, y: 0.5, width: 11, height: 11 }} />
  </svg>
)
