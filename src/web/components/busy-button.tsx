import { useMutation } from '@tanstack/react-query'
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
  const work = useMutation({
    mutationFn: run,
    onError: ({ message }) => showToast({ text: failed(message), failed: true }),
  })
  const busy = work.isPending
  return (
    <Button block={block} icon={busy ? undefined : icon} disabled={busy || disabled} onClick={() => work.mutate()}>
      {busy && <span className="spin" />}
      {busy ? busyLabel : label}
    </Button>
  )
}
