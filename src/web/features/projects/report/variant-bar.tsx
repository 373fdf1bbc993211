import { useId } from 'react'
import { budgetColumns, sharedScale } from '../compare/budget-columns.ts'
import { PartBox, PartPatterns } from '../results/part-box.tsx'
import type { ReportSource } from './report-source.ts'

const [WIDTH, HEIGHT, BAR] = [190, 15, 9]

/** The budget of a variant as a bar in one scale with those of the others, with the limits of the seal. */
export function VariantBar({ source: { variants, words }, name }: { source: ReportSource; name: string }) {
  const id = useId()
  const columns = budgetColumns(variants, { ...words.numbers, incomplete: words.results('incomplete') }, () => '')
  const column = columns.find(({ key }) => key === name)
  if (!column) return null
  const { ticks, limits } = sharedScale(columns)
  const scale = (WIDTH - 1) / (ticks.at(-1) ?? 1)
  const { parts } = column.budget
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0))
  const told = parts.map((one) => `${words.results(`part.${one.part}`)} ${words.numbers.fixed(one.value, 1)}`)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`${column.name}: ${told.join(', ')}`}
    >
      <PartPatterns id={id} />
      {parts.map(({ part, value }, index) => {
        const box = {
          x: (starts[index] ?? 0) * scale,
          y: (HEIGHT - BAR) / 2,
          width: Math.max(0.5, value * scale - 0.6),
          height: BAR,
        }
        return <PartBox key={part} id={id} look={part} box={box} />
      })}
      {limits.map(({ level, at }) => (
        <path key={level} className="tick" d={`M${at * scale} 0V${HEIGHT}`} />
      ))}
    </svg>
  )
}
