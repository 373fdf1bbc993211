import type { Optimisation } from '#contract/optimisation.ts'
import type { ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type LimitedFigure, limitedFigures, limitedNames } from './asked.ts'
import { useGoalWords } from './goal-words.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'
import type { Proposals } from './use-proposals.ts'

type Blocked = NonNullable<Optimisation['blocked']>[number]

const limitedOf = (goal: Blocked['goal']): LimitedFigure | undefined =>
  'quantity' in goal ? limitedNames.find((name) => name === goal.quantity) : undefined

/** A limit that the nearest alternative keeps, as one types it: rounded away from what is asked. */
function loosened(figure: LimitedFigure, best: number): string {
  const { quantity, relation } = limitedFigures[figure]
  const { factor, maximum } = quantities[quantity]
  const power = 10 ** maximum
  const shown = best * factor * power
  return String((relation === 'atMost' ? Math.ceil(shown - 1e-9) : Math.floor(shown + 1e-9)) / power)
}

/** Why nothing meets all goals: how near anything comes to each of them by itself, and a way to loosen it. */
export function BlockedNote({
  blocked,
  law,
  numberOf,
  onLoosen,
}: {
  blocked: readonly Blocked[]
  law: string
  /** Number of the row of a layer. */
  numberOf: (layer: number) => number
  onLoosen: (figure: LimitedFigure, text: string) => void
}) {
  const t = useTexts(proposalTexts)
  const words = useGoalWords(law)
  return (
    <>
      <Notice kind="warning" icon="warning">
        <b>{t('blocked')}</b> {t(blocked.every(({ reachable }) => reachable) ? 'blocked.together' : 'blocked.some')}
      </Notice>
      <ul className={css.blocked}>
        {blocked.map((one) => {
          const { goal, best, reachable, layers } = one
          const figure = limitedOf(goal)
          const numbers = layers.map(numberOf).join(', ')
          return (
            <li key={words.whole(goal)}>
              <span>
                <b>{words.whole(goal)}</b>{' '}
                <span className="dim">
                  {reachable
                    ? t('blocked.alone')
                    : best === null
                      ? t('blocked.never')
                      : t('blocked.nearest', { value: words.value(goal, best) })}
                  {numbers !== '' && ` ${t('blocked.by', { count: layers.length, numbers })}`}
                </span>
              </span>
              {figure && !reachable && best !== null && (
                <Button size="s" onClick={() => onLoosen(figure, loosened(figure, best))}>
                  {t('loosen')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The goals are met already, and by how much the U-value or another figure is better than asked. */
export function MetNote({
  goals,
  first,
  law,
}: {
  goals: Optimisation['given']['goals']
  first: ObjectiveQuantity
  law: string
}) {
  const t = useTexts(proposalTexts)
  const words = useGoalWords(law)
  const { figure } = useFormats()
  const told = goals.find(({ margin, value }) => margin !== null && value !== null)
  return (
    <Notice kind="plain" icon="done">
      <b>{t('alreadyMet')}</b>{' '}
      {told &&
        t('alreadyMet.margin', {
          goal: words.short(told.goal),
          value: words.value(told.goal, told.value),
          margin: figure('percentage', told.margin),
        })}{' '}
      {t('alreadyMet.rest', { figure: t(`figure.${first}`) })}
    </Notice>
  )
}

/** What keeps proposals away: nothing may change, no data, another construction meanwhile. */
export function StateNote({ proposals }: { proposals: Proposals }) {
  const t = useTexts(proposalTexts)
  const { isUnreachable, isAllOff, isOther, isStale, state, off, offered } = proposals
  if (isUnreachable || state.phase === 'failed') {
    return (
      <Notice kind="error">
        <b>{t(isUnreachable ? 'noMaterials' : 'failed')}</b>
        <p>
          <Button size="s" icon="reload" onClick={isUnreachable ? proposals.retry : proposals.again}>
            {t('again')}
          </Button>
        </p>
      </Notice>
    )
  }
  if (isAllOff) {
    const nothing = offered?.layers.length === 0
    return (
      <Notice kind="plain">
        <b>{t(nothing ? 'noInsulation' : 'allLocked')}</b> {t(nothing ? 'noInsulation.way' : 'allLocked.way')}
        {off.size > 0 && (
          <p>
            <Button size="s" onClick={() => proposals.setOff(new Set())}>
              {t('unlock')}
            </Button>
          </p>
        )}
      </Notice>
    )
  }
  if (isOther) {
    return (
      <Notice kind="plain">
        <b>{t('otherRules')}</b> {t('otherRules.way')}
      </Notice>
    )
  }
  if (!isStale && state.phase !== 'cancelled') return null
  return (
    <Notice kind="plain" icon="reload">
      <b>{t('stale')}</b> {t('stale.text')}
      <p>
        <Button size="s" onClick={proposals.again}>
          {t('searchAgain')}
        </Button>
      </p>
    </Notice>
  )
}
