import { useLocation } from 'react-router'
import { LINKED_PAGE } from '#vocabulary/links.ts'

/** Address of the report of a link. */
export const LINKED_REPORT = `${LINKED_PAGE}/report`

const KEY = 'aufbau.link'

/**
 * Keeps the secret of a link in this tab while its holder signs in: the address that leads back is seen by the service,
 * and must not have it.
 */
export function keepSecret(secret: string): void {
  try {
    sessionStorage.setItem(KEY, secret)
  } catch {
    // the holder opens the link once more, then
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The secret behind the `#` of the address, else the one kept in this tab; empty without one. */
export const useSecret = (): string => useLocation().hash.slice(1) || kept()
