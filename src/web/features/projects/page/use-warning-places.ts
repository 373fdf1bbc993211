import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { WarningPlace } from '../results/warning-places.ts'
import type { HeadDialog } from './project-head.tsx'
import type { ProjectPart } from './project-place.ts'

/**
 * Leads from a warning to where it is answered. Fields of the settings are named in the address: that page gives them the
 * focus.
 */
export function useWarningPlaces(hrefOf: (part: ProjectPart) => string, onDialog: (dialog: HeadDialog) => void) {
  const navigate = useNavigate()
  return useCallback(
    (place: WarningPlace) => {
      if (place === 'details' || place === 'drift') return onDialog(place)
      void navigate(place === 'elements' ? hrefOf(place) : `${hrefOf('operation')}#${place}`, { replace: true })
    },
    [navigate, hrefOf, onDialog],
  )
}
