import { clsx } from 'clsx'
import { useId } from 'react'
import type { Conformity } from '#contract/assessment.ts'
import { type CostQuantity, isCost, objectiveQuantities } from '#vocabulary/optimisation.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import {
  type Asked,
  type LimitedFigure,
  type LimitProblem,
  limitedFigures,
  limitedNames,
  mainOf,
  offeredPacks,
  packNames,
} from './asked.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

type FormProps = { readonly asked: Asked; readonly onChange: (change: Partial<Asked>) => void }

function Limit({
  figure,
  asked,
  ruled,
  problem,
  onChange,
}: FormProps & {
  figure: LimitedFigure
  /** What the rules ask that are to be kept. */
  ruled: Conformity | undefined
  problem: LimitProblem | undefined
}) {
  const t = useTexts(proposalTexts)
  const { figure: written, number } = useFormats()
  const id = useId()
  const { quantity, relation, minimum, maximum } = limitedFigures[figure]
  const text = ruled ? written(quantity, ruled.limit) : asked.limits[figure]
  const name = `${t(`figure.${figure}`)} ${relation === 'atMost' ? '≤' : '≥'}`
  return (
    <div>
      <label htmlFor={id}>
        {name} <span className="unit">{quantities[quantity].unit}</span>
      </label>
      <input
        id={id}
        className={clsx('input num', text === '' && css.open)}
        inputMode="decimal"
        autoComplete="off"
        placeholder="–"
        value={text}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && `${id}-note`}
        onChange={({ target }) =>
          onChange({
            limits: { ...asked.limits, [figure]: target.value },
            ...(figure === 'uValue' && { pack: null }),
          })
        }
      />
      {problem && (
        <p className="hint bad" id={`${id}-note`}>
          {t(`limit.${problem}`, { from: number(minimum), to: number(maximum) })}
        </p>
      )}
    </div>
  )
}

/** Costs are asked for where there are prices. */
const isAsked = (figure: string, costs: readonly CostQuantity[]) => !isCost(figure) || costs.includes(figure)

/** What is to be reached: rules or limits of one's own, and no condensate. */
function Goals({
  asked,
  conformity,
  costs,
  problems,
  onChange,
}: FormProps & {
  conformity: readonly Conformity[]
  /** That can be asked for. */
  costs: readonly CostQuantity[]
  problems: Partial<Record<LimitedFigure, LimitProblem>>
}) {
  const t = useTexts(proposalTexts)
  const offered = offeredPacks(conformity)
  const ruled = offered.find(({ pack }) => pack === asked.pack)?.requirement
  const choices = [
    ...offered.map(({ pack, requirement: { law } }) => ({
      value: pack,
      label: t(packNames[pack], { law: law ?? '' }),
    })),
    { value: 'own' as const, label: t('pack.own') },
  ]
  return (
    <>
      <span className="lbl">{t('goal')}</span>
      <Segments
        label={t('goal')}
        value={asked.pack ?? 'own'}
        segments={choices}
        onChange={(pack) => onChange({ pack: pack === 'own' ? null : pack })}
      />
      <span className="lbl">{t('limits')}</span>
      <div>
        <div className={clsx(css.limits, costs.length > 0 && css.priced)}>
          {limitedNames
            .filter((figure) => isAsked(figure, costs))
            .map((figure) => (
              <Limit
                key={figure}
                figure={figure}
                asked={asked}
                ruled={figure === 'uValue' ? ruled : undefined}
                problem={problems[figure]}
                onChange={onChange}
              />
            ))}
        </div>
        <OptionLine>
          <Checkbox checked={asked.isDry} onChange={({ target }) => onChange({ isDry: target.checked })} />
          {t('dry')}
        </OptionLine>
      </div>
    </>
  )
}

const mains = ['gwp', 'penrt', 'thickness', 'mass', 'cost', 'effort'] as const satisfies readonly Asked['first'][]

/** What is to be as small as can be, and what that is weighed against. */
function Objectives({ asked, costs, onChange }: FormProps & { costs: readonly CostQuantity[] }) {
  const t = useTexts(proposalTexts)
  const offered = mains.filter((one) => isAsked(one, costs))
  const first = offered.find((one) => one === asked.first) ?? 'gwp'
  return (
    <>
      <span className="lbl">{t('objective')}</span>
      <div className={css.options}>
        <Segments
          label={t('objective')}
          value={first}
          segments={offered.map((value) => ({ value, label: t(value === 'effort' ? 'effort' : `figure.${value}`) }))}
          onChange={(chosen) =>
            onChange({
              first: chosen,
              ...(chosen === 'effort' && { second: mainOf(asked) }),
              ...((asked.second === chosen || asked.first === 'effort') && { second: 'uValue' }),
            })
          }
        />
        <label className="row small">
          {t(first === 'effort' ? 'effort.then' : 'against')}
          <Select
            value={asked.second}
            onChange={({ target }) => {
              const second = objectiveQuantities.find((one) => one === target.value)
              if (second) onChange({ second })
            }}
          >
            {objectiveQuantities
              .filter((one) => one !== first && isAsked(one, costs))
              .map((one) => (
                <option key={one} value={one}>
                  {t(`figure.${one}`)}
                </option>
              ))}
          </Select>
        </label>
      </div>
    </>
  )
}

/** What a search is asked for. */
export const GoalForm = (props: Parameters<typeof Goals>[0]) => (
  <>
    <Goals {...props} />
    <Objectives asked={props.asked} costs={props.costs} onChange={props.onChange} />
  </>
)
