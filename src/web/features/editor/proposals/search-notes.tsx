import type { Loosened } from '#assessment/optimisation/loosening.ts'
import type { Optimisation } from '#contract/optimisation.ts'
import type { ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { objectiveDisplays } from './asked.ts'
import { useGoalWords } from './goal-words.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'
import { fieldOf, typedLimit } from './use-loosened.ts'
import type { Proposals } from './use-proposals.ts'

type Blocked = NonNullable<Optimisation['blocked']>[number]

type BlockedProps = {
  readonly blocked: readonly Blocked[]
  /** How far goals give way so that all others can be kept, as far as that is known. */
  readonly loosened: readonly Loosened[]
  /** The figure that counts most. */
  readonly first: ObjectiveQuantity
  readonly law: string
  /** Number of the row of a layer. */
  readonly numberOf: (layer: number) => number
  /** @param best - that the goal gives way to, in SI; null: the goal is given up */
  readonly onLoosen: (goal: Blocked['goal'], best: number | null) => void
}

/** A goal gives way: to what, and what that brings of the figure that counts most. */
function Loosen({
  one,
  loosened,
  first,
  law,
  onLoosen,
}: { one: Blocked } & Omit<BlockedProps, 'blocked' | 'numberOf'>) {
  const t = useTexts(proposalTexts)
  const words = useGoalWords(law)
  const { figure: figureIn } = useFormats()
  const { goal, best, reachable } = one
  const figure = fieldOf(goal)
  const nearest = loosened.find((other) => words.whole(other.goal) === words.whole(goal))?.nearest.figures
  const to = (figure && nearest?.[figure]) ?? (reachable ? null : best)
  const isGivenUp = 'moisture' in goal && nearest !== undefined
  if (!isGivenUp && (figure === undefined || to === null)) return null
  const limit = figure && to !== null ? words.limit(figure, typedLimit(figure, to)) : t('loosen.without')
  const gain = nearest?.[first]
  return (
    <span className={css.loosen}>
      <span>
        {limit}
        {typeof gain === 'number' && first !== figure && (
          <span className="dim">
            {' · '}
            {t(`figure.${first}`)} {figureIn(objectiveDisplays[first], gain)}
          </span>
        )}
      </span>
      <Button size="s" aria-label={`${t('loosen')}: ${words.whole(goal)}`} onClick={() => onLoosen(goal, to)}>
        {t('loosen')}
      </Button>
    </span>
  )
}

/** Why nothing meets all goals: how near anything comes to each of them by itself, and a way to loosen it. */
export function BlockedNote(props: BlockedProps) {
  const { blocked, law, numberOf } = props
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
              <Loosen one={one} {...props} />
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
