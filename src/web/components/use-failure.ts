import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { showToast } from './toasts.ts'

/** Says in the language on screen why something failed: the service's reason, else that it could not be reached. */
export function useReason(): (error: Error) => string {
  const common = useTexts(commonTexts)
  return (error) => (error instanceof ApiError ? error.message : common('unreachable'))
}

/**
 * What a mutation does with an error that no field shows: a message that stays until it is closed.
 *
 * @param text - says what was not done, given the reason
 */
export function useFailureToast(text: (reason: string) => string): (error: Error) => void {
  const reasonOf = useReason()
  return (error) => showToast({ text: text(reasonOf(error)), failed: true })
}
