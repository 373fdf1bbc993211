import { type ReactNode, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { WaitMeter } from '#web/components/notice.tsx'
import { waitOf } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './auth.module.css'
import { authTexts } from './auth-texts.ts'

export type Wait = { readonly until: number; readonly seconds: number }

/** Remembers until when the service asked to wait; `note` takes every error and keeps those that say so. */
export function useWait() {
  const [wait, setWait] = useState<Wait | null>(null)
  const left = useCountdown(wait?.until ?? null)
  const note = (error: Error) => {
    const seconds = waitOf(error)
    if (seconds !== null) setWait({ until: Date.now() + seconds * 1000, seconds })
  }
  return { left, whole: wait?.seconds ?? 0, note }
}

/** What stands in place of a form while the service asks to wait; the form keeps what was entered. */
export function Pause({ left, whole, children }: { left: number; whole: number; children?: ReactNode }) {
  const t = useTexts(authTexts)
  return (
    <div>
      <div className={css.sign}>
        <Icon name="clock" />
      </div>
      <h1>{t('pauseTitle')}</h1>
      <p>{t('pauseText', { seconds: t('seconds', { count: left }) })}</p>
      <WaitMeter left={left} whole={whole} />
      {children}
    </div>
  )
}
