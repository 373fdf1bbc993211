import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { type Sending, sendShares } from '#web/resources/constructions/construction-mutations.ts'
import { sendProjectShares } from '#web/resources/projects/project-shares.ts'
import type { Refused } from './address-field.tsx'

/**
 * Sends the changes of constructions or projects as long as the dialog is open; what was sent before is not sent again.
 *
 * @param onSent - called after each construction
 */
export function useSendShares(what: 'construction' | 'project', onSent?: (id: string) => void) {
  const [sent] = useState(() => new Set<Sending>())
  return useMutation(what === 'project' ? sendProjectShares(sent) : sendShares(sent, onSent))
}

const unescaped = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** What the service says about single addresses: the details whose path names one of them. */
export function refusedAddresses(error: Error | null, addresses: readonly string[]): Refused {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    error.details.flatMap(({ path, message }) => {
      const address = unescaped(path.replace(/^\//, ''))
      return addresses.includes(address) ? [[address, message]] : []
    }),
  )
}
