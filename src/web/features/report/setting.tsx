import { Fragment } from 'react'
import { UnitText } from '#web/charts/unit-text.tsx'
import type { Run, Runs } from './key-figures.ts'

function Set({ run }: { run: Run }) {
  if (typeof run === 'string') return <UnitText unit={run} />
  if (run.as === 'italic') return <i>{run.text}</i>
  if (run.as === 'sub') return <sub>{run.text}</sub>
  return (
    <span className="unit">
      <UnitText unit={run.text} />
    </span>
  )
}

/** Text with its italics, low letters and grey units. */
export const SetRuns = ({ runs }: { runs: Runs }) =>
  runs.map((run, index) => (
    // A text is set anew as a whole, its runs never move.
    <Fragment key={`${index} ${typeof run === 'string' ? run : run.text}`}>
      <Set run={run} />
    </Fragment>
  ))
