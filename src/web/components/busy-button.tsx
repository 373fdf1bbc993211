import { useState } from 'react'
import { Button } from './button.tsx'
import type { IconName } from './icon.tsx'
import { showToast } from './toasts.ts'

/** A button for something that takes a moment: it tells so, cannot be pressed twice, and says why it failed. */
export function BusyButton({
  label,
  busyLabel,
  failed,
  icon,
  block,
  disabled = false,
  run,
}: {
  label: string
  busyLabel: string
  failed: (reason: string) => string
  icon: IconName
  block?: boolean
  disabled?: boolean
  run: () => Promise<void>
}) {
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await run()
    } catch (error) {
      showToast({ text: failed(error instanceof Error ? error.message : ''), failed: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button block={block} icon={busy ? undefined : icon} disabled={busy || disabled} onClick={() => void start()}>
      {busy && <span className="spin" />}
      {busy ? busyLabel : label}
    </Button>
  )
}
