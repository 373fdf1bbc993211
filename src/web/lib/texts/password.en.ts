import type { Translation } from '../i18n/catalogue.ts'
import type { de } from './password.de.ts'

export const en = {
  rulesKept: '{kept} of {all} rules kept',
  kept: 'kept:',
  open: 'open:',
  'rule.minLength': 'at least {count} characters',
  'rule.lowercase': 'a lower-case letter',
  'rule.uppercase': 'an upper-case letter',
  'rule.number': 'a digit',
  'rule.nonAlphanumeric': 'a special character',
  'rule.rejectsEmail': 'without your e-mail address',
  'rule.rejectsCommon': 'not a common password',
  tooLong: 'at most {count} characters',
  breaksRule: 'The password does not keep all rules yet.',
} satisfies Translation<typeof de>
