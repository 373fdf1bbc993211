import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './pdf.de.ts'

export const en = {
  pdf: 'PDF',
  busy: 'The PDF is being made',
  failed: 'The PDF could not be made. {reason}',
  verify: 'To be verified by the code or at',
  code: 'Verification code',
  print: 'Print',
  printKeys: 'Ctrl P',
  printedWithout: 'The print got no verification code. {reason}',
} satisfies Translation<typeof de>
