import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './verifiable.de.ts'

export const en: Translation<typeof de> = {
  verifiable: 'Verifiable reports',
  'kind.comparison': 'Comparison',
  'kind.renovation': 'Renovation',
  reportOf: 'Version {version}, {when}',
  isWithdrawn: 'withdrawn',
  withdraw: 'Withdraw',
  withdrawCode: 'Withdraw report {code}',
  withdrawTitle: 'Withdraw the report?',
  withdrawText: 'Whoever verifies it afterwards is told only that it was withdrawn. This cannot be undone.',
  withdrawn: 'The report is withdrawn.',
  withdrawFailed: 'Withdrawing failed. {reason}',
}
