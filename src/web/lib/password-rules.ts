import type { PasswordPolicy } from '#contract/accounts.ts'

export type PasswordRule =
  | 'minLength'
  | 'lowercase'
  | 'uppercase'
  | 'number'
  | 'nonAlphanumeric'
  | 'rejectsEmail'
  | 'rejectsCommon'

/** `null`: only the service can tell. */
export type RuleState = { readonly rule: PasswordRule; readonly kept: boolean | null }

/** Shorter local parts turn up in any password by chance; the service does not mind them. */
const SHORTEST_LOCAL_PART = 3

const avoidsEmail = (password: string, email: string) => {
  const localPart = email.trim().toLowerCase().split('@')[0] ?? ''
  return localPart.length < SHORTEST_LOCAL_PART || !password.toLowerCase().includes(localPart)
}

/** The rules of the policy and which of them a password keeps. An empty password keeps none. */
export function passwordRules(policy: PasswordPolicy, password: string, email: string): readonly RuleState[] {
  const states: readonly (RuleState & { readonly asked: boolean })[] = [
    { rule: 'minLength', asked: true, kept: password.length >= policy.minLength },
    { rule: 'lowercase', asked: policy.lowercase, kept: /\p{Ll}/u.test(password) },
    { rule: 'uppercase', asked: policy.uppercase, kept: /\p{Lu}/u.test(password) },
    { rule: 'number', asked: policy.number, kept: /\p{Nd}/u.test(password) },
    { rule: 'nonAlphanumeric', asked: policy.nonAlphanumeric, kept: /[^\p{L}\p{N}]/u.test(password) },
    { rule: 'rejectsEmail', asked: policy.rejectsEmail, kept: password !== '' && avoidsEmail(password, email) },
    { rule: 'rejectsCommon', asked: policy.rejectsCommon, kept: null },
  ]
  return states.filter(({ asked }) => asked).map(({ rule, kept }) => ({ rule, kept }))
}

/** Whether a password breaks a rule that can be told without the service. */
export const breaksRule = (rules: readonly RuleState[]): boolean => rules.some(({ kept }) => kept === false)
