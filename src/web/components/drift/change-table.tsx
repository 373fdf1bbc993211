import { clsx } from 'clsx'
import type { ConstructionDrift } from '#contract/construction-drift.ts'
import { UnitText } from '#web/charts/unit-text.tsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './drift.module.css'
import { driftTexts } from './drift-texts.ts'

export type Change = Pick<
  ConstructionDrift['figures'][number],
  'unit' | 'before' | 'after' | 'absolute' | 'relative' | 'reason'
> & { readonly key: string; readonly name: string }

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text)
const digits = (value: number) =>
  value === 0 ? 0 : Math.max(0, Math.min(8, 2 - Math.floor(Math.log10(Math.abs(value)))))

/** Units as screens write them, and how many of them one is; others are as they come. */
const shownUnits: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  m: ['mm', 1000],
  MJ: ['kWh', 1 / 3.6],
  'MJ/m²': ['kWh/m²', 1 / 3.6],
}

/** Figures before and after, one a row, with the difference or why there is none. */
export function ChangeTable({ caption, head, changes }: { caption: string; head: string; changes: readonly Change[] }) {
  const t = useTexts(driftTexts)
  const { number } = useFormats()
  const write = (value: number | null) =>
    value === null ? ABSENT : number(Number(value.toPrecision(4)), digits(value))
  const inUnit = (value: number | null, unit: string) => value && value * (shownUnits[unit]?.[1] ?? 1)
  return (
    <table className={clsx('table tight', css.table)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {(['before', 'after', 'difference'] as const).map((name) => (
            <th key={name} scope="col" className="num">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ key, name, unit, before, after, absolute, relative, reason }) => (
          <tr key={key}>
            <th scope="row">
              {name}{' '}
              <span className="unit">
                <UnitText unit={shownUnits[unit]?.[0] ?? unit} />
              </span>
            </th>
            <td className="num">{write(inUnit(before, unit))}</td>
            <td className="num">{write(inUnit(after, unit))}</td>
            <td className="num">
              {absolute !== null && signed(absolute, write(inUnit(absolute, unit)))}
              {relative !== null && absolute !== 0 && (
                <span className="dim"> {signed(relative, number(relative * 100, 1, 1))} %</span>
              )}
              {reason !== null && <span className="dim small"> {t(`reason.${reason}`)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
