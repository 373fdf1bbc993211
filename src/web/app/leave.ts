import { showToast } from '#web/components/toasts.ts'
import { userDrafts } from '#web/features/editor/saving/use-local-draft.ts'
import { keptOnDevice } from '#web/lib/device-data.ts'
import { showPanel } from '#web/lib/shell-panels.ts'
import { signOut } from '#web/resources/accounts/own-account.ts'

keptOnDevice(() => userDrafts().clear())

/** Ends the session, and removes what the user did not save from this device. `failed` is told when it does not end. */
export async function leaveAndForget(failed: string): Promise<void> {
  const drafts = userDrafts()
  try {
    await signOut()
    await drafts.clear()
  } catch {
    showToast({ text: failed, failed: true })
  }
}

/** The way out: asks first where something on this device is not saved. */
export function leave(failed: string): void {
  void userDrafts()
    .count()
    .then((count) => (count > 0 ? showPanel('signOut') : leaveAndForget(failed)))
}
