import type { ReactNode } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Icon, type IconName } from './icon.tsx'

const icons = { error: 'error', warning: 'clock', plain: 'info' } as const satisfies Record<string, IconName>
const classes = { error: 'alert b', warning: 'alert w', plain: 'alert' } as const

/** Something the user should know before going on, in place. Errors interrupt, the rest waits for a pause. */
export function Notice({ kind, icon, children }: { kind: keyof typeof icons; icon?: IconName; children: ReactNode }) {
  return (
    <div className={classes[kind]} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icon ?? icons[kind]} />
      <div className="grow">{children}</div>
    </div>
  )
}

/** A bar that fills while the user waits. */
export function WaitMeter({ left, whole }: { left: number; whole: number }) {
  const t = useTexts(commonTexts)
  const share = whole > 0 ? Math.min(1, Math.max(0, (whole - left) / whole)) : 1
  return (
    <div
      className="meter"
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={whole}
      aria-valuenow={Math.round(whole * share)}
      aria-label={t('waiting')}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  )
}
