import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser knows that it has no network. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Whether the browser has a network; says nothing about the service. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
