import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { announce } from '#web/lib/announcer.ts'
import { waitOf } from '#web/lib/api-error.ts'
import { useCountdown } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { focusOnAppearance } from '#web/lib/title.ts'
import css from './auth.module.css'
import { authTexts } from './auth-texts.ts'
import { LoginFailure } from './login-failure.tsx'

/** Seconds before a link can be asked for again; mail takes its time. */
const RESEND_SECONDS = 60

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function TextAround({ text, email }: { text: string; email: string }) {
  const [before, after] = text.split(email)
  return (
    <p>
      {before}
      <b>{email}</b>
      {after}
    </p>
  )
}

/** "Look into your mail", with the chance to have the link sent again or to name another address. */
export function SentPanel({
  email,
  kind,
  resend,
  onOtherAddress,
}: {
  email: string
  kind: 'link' | 'confirmation'
  resend: (email: string) => Promise<unknown>
  onOtherAddress: () => void
}) {
  const t = useTexts(authTexts)
  const [next, setNext] = useState(() => Date.now() + RESEND_SECONDS * 1000)
  const left = useCountdown(next)
  const again = useMutation({
    mutationFn: resend,
    onSuccess: () => {
      setNext(Date.now() + RESEND_SECONDS * 1000)
      announce(t('sentAgain'))
    },
    onError: (error) => setNext(Date.now() + (waitOf(error) ?? 0) * 1000),
  })
  return (
    <div>
      <div className={css.sign}>
        <Icon name="mail" />
      </div>
      <h1 tabIndex={-1} ref={focusOnAppearance}>
        {t('checkInbox')}
      </h1>
      <LoginFailure error={again.error} />
      <TextAround text={t(kind === 'link' ? 'linkOnItsWay' : 'confirmationOnItsWay', { email })} email={email} />
      <p className="dim">{t('goesOnHere')}</p>
      <div className={clsx('row', css.next)}>
        <Button size="l" disabled={left > 0 || again.isPending} onClick={() => again.mutate(email)}>
          {left > 0 ? t('sendAgainIn', { time: clockOf(left) }) : t('sendAgain')}
        </Button>
        <Button look="quiet" size="l" onClick={onOtherAddress}>
          {t('otherAddress')}
        </Button>
      </div>
    </div>
  )
}
