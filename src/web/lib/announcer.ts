import { createStore, useStore } from './store.ts'

const announcement = createStore('')

/** Has assistive technology say a sentence once it is idle. */
export function announce(sentence: string): void {
  announcement.set('')
  requestAnimationFrame(() => announcement.set(sentence))
}

/** What is being announced; rendered once, by the app's live region. */
export const useAnnouncement = (): string => useStore(announcement)
