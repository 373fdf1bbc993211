import { createStore, useStore } from '#web/lib/store.ts'
import type { IconName } from './icon.tsx'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly icon: IconName
  /** Errors stay until they are closed. */
  readonly failed: boolean
  readonly action?: { readonly label: string; readonly run: () => void }
}

const toasts = createStore<readonly Toast[]>([])
let last = 0

/** Shows a message at the bottom left; a message that did not fail goes after 6 s. */
export function showToast(
  toast: Omit<Toast, 'id' | 'failed' | 'icon'> & Partial<Pick<Toast, 'failed' | 'icon'>>,
): void {
  last += 1
  const failed = toast.failed ?? false
  toasts.set([...toasts.get(), { icon: failed ? 'error' : 'check', ...toast, failed, id: last }])
}

/** Takes a message away. */
export const closeToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id))

/** The messages on screen, oldest first. */
export const useToasts = (): readonly Toast[] => useStore(toasts)
