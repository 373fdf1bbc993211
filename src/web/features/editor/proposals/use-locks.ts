import { useCallback, useEffect, useMemo, useRef } from 'react'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import type { LayerDraft } from '../document/document.ts'
import { layerLocks } from '../views/layer-locks.ts'
import { freedomKey } from './narrowed.ts'
import { proposalTexts } from './proposal-texts.ts'
import type { Proposals } from './use-proposals.ts'

/** Layers kept out of the search, or let in again: by a press on their rows, and by L where one stands. @param selected - key of the row */
export function useLocks(
  { lock, offered, rows: free, off }: Pick<Proposals, 'lock' | 'offered' | 'rows' | 'off'>,
  rows: readonly LayerDraft[],
  selected: string | undefined,
): void {
  const t = useTexts(proposalTexts)
  const newest = useRef({ lock, rows, selected })
  useEffect(() => {
    newest.current = { lock, rows, selected }
  })
  const toggle = useCallback(
    (row: string | undefined) => {
      if (row === undefined) return
      const isLocked = newest.current.lock(row)
      const told = isLocked === undefined ? 'lock.never' : isLocked ? 'lock.on' : 'lock.off'
      announce(t(told, { number: newest.current.rows.findIndex(({ key }) => key === row) + 1 }))
    },
    [t],
  )
  const shown = useMemo(
    () =>
      new Map(
        (offered?.layers ?? []).flatMap(({ layer }) => {
          const key = free?.[layer]?.key
          return key === undefined ? [] : [[key, off.has(freedomKey.layer(key))] as const]
        }),
      ),
    [offered, free, off],
  )
  useEffect(() => layerLocks.set({ rows: shown, toggle }), [shown, toggle])
  useEffect(() => () => layerLocks.set(null), [])
  const groups = useMemo(
    () => [
      {
        title: t('lock.group'),
        shortcuts: [{ label: t('lock.key'), keys: ['L'], run: () => toggle(newest.current.selected) }],
      },
    ],
    [t, toggle],
  )
  useScreenShortcuts(groups)
}
