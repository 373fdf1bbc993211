import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { passwordTexts } from '#web/lib/lib-texts.ts'
import { passwordRules, type RuleState } from '#web/lib/password-rules.ts'
import { passwordPolicyQuery } from '#web/resources/accounts/signing-up.ts'
import { Icon } from './icon.tsx'
import css from './password-rules.module.css'

/** The rules the service enforces, held against what is typed; none until they are known. */
export function usePasswordRules(password: string, email: string) {
  const { data: policy } = useQuery(passwordPolicyQuery)
  return { minLength: policy?.minLength ?? 0, rules: policy ? passwordRules(policy, password, email) : [] }
}

/** The rules for a password and which of them are kept, while it is typed. */
export function PasswordRules({ rules, minLength }: { rules: readonly RuleState[]; minLength: number }) {
  const t = useTexts(passwordTexts)
  const told = rules.filter(({ kept }) => kept !== null)
  const kept = told.filter((state) => state.kept).length
  if (rules.length === 0) return null
  return (
    <div>
      <div
        className={css.meter}
        role="img"
        aria-label={t('rulesKept', { kept, all: told.length })}
        style={{ gridTemplateColumns: `repeat(${told.length}, 1fr)` }}
      >
        {told.map((state, index) => (index < kept ? <i key={state.rule} /> : <b key={state.rule} />))}
      </div>
      <ul className={css.rules} aria-live="polite">
        {rules.map((state) => (
          <li key={state.rule} className={state.kept ? 'ok' : 'dim'}>
            {state.kept ? <Icon name="check" /> : <span className={css.ring} aria-hidden="true" />}
            {state.kept !== null && <span className="sr">{t(state.kept ? 'kept' : 'open')} </span>}
            <span>
              {state.rule === 'minLength' ? t('rule.minLength', { count: minLength }) : t(`rule.${state.rule}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
