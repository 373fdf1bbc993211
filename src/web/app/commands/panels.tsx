import { lazy, Suspense, useEffect } from 'react'
import { showPanel, useShownPanel } from '#web/lib/shell-panels.ts'
import { listenForShortcuts, type ShortcutGroup } from '#web/lib/shortcuts.ts'
import { forgetTypedAhead, TypingAhead, typedAhead } from './typing-ahead.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))
const SignOutQuestion = lazy(async () => ({ default: (await import('../sign-out-question.tsx')).SignOutQuestion }))
const ShortcutOverview = lazy(async () => ({ default: (await import('./shortcut-overview.tsx')).ShortcutOverview }))

/** Fetches the palette before it is asked for. */
export const prefetchPalette = (): void => void loadPalette().catch(() => undefined)

const close = () => {
  forgetTypedAhead()
  showPanel(null)
}

/** Listens for keys on every screen, and shows what they open over it. */
export function Panels({ app }: { app: readonly ShortcutGroup[] }) {
  const shown = useShownPanel()
  useEffect(() => listenForShortcuts(app), [app])
  useEffect(() => close, [])
  return (
    <Suspense fallback={shown === 'palette' && <TypingAhead onEscape={close} />}>
      {shown === 'palette' && <Palette app={app} typed={typedAhead} onClose={close} />}
      {shown === 'shortcuts' && <ShortcutOverview app={app} onClose={close} />}
      {shown === 'signOut' && <SignOutQuestion onClose={close} />}
    </Suspense>
  )
}
