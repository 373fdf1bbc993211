import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './questions.module.css'
import { questionsTexts } from './questions-texts.ts'
import { RowValues } from './row-values.tsx'
import { isBounded, isDay, isTrait, type Row, type RowKind, rowKinds } from './rows.ts'

/** How a kind of condition compares: plain and turned; where it has bounds, a range and what is outside of one as well. */
const comparisons = (kind: RowKind) =>
  isBounded(kind)
    ? ([...(isDay(kind) ? (['since', 'until'] as const) : (['least', 'most'] as const)), 'between', 'outside'] as const)
    : isTrait(kind)
      ? (['yes', 'no'] as const)
      : kind === 'text' || kind === 'tags' || kind === 'material' || kind === 'category'
        ? (['has', 'hasNot'] as const)
        : (['is', 'isNot'] as const)

/** A row with the comparison of that place in the list. */
function compared(row: Row, place: number): Row {
  const { kind, values } = row
  const turned = place % 2 === 1
  if (!isBounded(kind)) return { ...row, turned }
  const entered = values.filter((value) => value !== '')
  if (place < 2) return { kind, turned, values: entered.slice(0, 1) }
  const [first = '', second = ''] = values
  return { kind, turned, values: [first, second] }
}

const placeOf = ({ kind, turned, values }: Row) => (turned ? 1 : 0) + (isBounded(kind) && values.length > 1 ? 2 : 0)

/** One condition; it can be changed and taken back by keyboard alone. */
export function ConditionRow({
  row,
  number,
  lead,
  onChange,
  onRemove,
}: {
  row: Row
  /** As it is counted on screen: `2`, in a group `2.1`. */
  number: string
  /** The word before it. */
  lead: string
  onChange: (row: Row) => void
  onRemove: () => void
}) {
  const t = useTexts(questionsTexts)
  return (
    <div className={css.row}>
      <span className="dim">{lead}</span>
      <Select
        aria-label={t('kindOf', { number })}
        value={row.kind}
        onChange={({ target }) => {
          const kind = rowKinds.find((one) => one === target.value)
          if (kind) onChange({ kind, turned: false, values: [] })
        }}
      >
        {rowKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('comparisonOf', { number })}
        value={String(placeOf(row))}
        onChange={({ target }) => onChange(compared(row, Number(target.value)))}
      >
        {comparisons(row.kind).map((comparison, place) => (
          <option key={comparison} value={String(place)}>
            {t(comparison)}
          </option>
        ))}
      </Select>
      <span className={css.values}>
        <RowValues row={row} number={number} onValues={(values) => onChange({ ...row, values })} />
      </span>
      <Button look="quiet" size="xs" icon="close" aria-label={t('remove', { number })} onClick={onRemove} />
    </div>
  )
}
