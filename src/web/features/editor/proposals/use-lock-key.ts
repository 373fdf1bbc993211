import { useEffect, useMemo, useRef } from 'react'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import type { LayerDraft } from '../document/document.ts'
import { proposalTexts } from './proposal-texts.ts'
import type { Proposals } from './use-proposals.ts'

/** L keeps the layer that one stands on out of the search, or lets it in again. @param selected - key of its row */
export function useLockKey(
  { lock }: Pick<Proposals, 'lock'>,
  rows: readonly LayerDraft[],
  selected: string | undefined,
): void {
  const t = useTexts(proposalTexts)
  const toggle = useRef<() => void>(() => undefined)
  useEffect(() => {
    toggle.current = () => {
      if (selected === undefined) return
      const isLocked = lock(selected)
      const told = isLocked === undefined ? 'lock.never' : isLocked ? 'lock.on' : 'lock.off'
      announce(t(told, { number: rows.findIndex(({ key }) => key === selected) + 1 }))
    }
  })
  const groups = useMemo(
    () => [
      {
        title: t('lock.group'),
        shortcuts: [{ label: t('lock.key'), keys: ['L'], run: () => toggle.current() }],
      },
    ],
    [t],
  )
  useScreenShortcuts(groups)
}
