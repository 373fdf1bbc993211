import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { endSessions, type OwnSession, sessionsQuery } from '#web/resources/accounts/sessions.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'
import { deviceName } from './device-name.ts'

function useEnd() {
  const t = useTexts(accountTexts)
  return useMutation({
    ...endSessions,
    onSuccess: (_, ids) => showToast({ text: t('ended', { count: ids.length }) }),
    onError: useFailureToast((reason) => t('endFailed', { reason })),
  })
}

function SessionRow({ session, end }: { session: OwnSession; end: ReturnType<typeof useEnd> }) {
  const t = useTexts(accountTexts)
  const { dateTime, recent } = useFormats()
  const device = deviceName(session.userAgent) ?? t('unknownDevice')
  return (
    <tr>
      <td title={session.userAgent ?? undefined}>{device}</td>
      <td className="dim">{dateTime(session.startedAt)}</td>
      <td className="dim">{recent(session.lastUsedAt)}</td>
      <td className="num">
        {session.current ? (
          <span className="chip">{t('thisSession')}</span>
        ) : (
          <Button
            size="s"
            disabled={end.isPending}
            aria-label={t('endOf', { device })}
            onClick={() => end.mutate([session.id])}
          >
            {t('end')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Where the user is signed in; every session but this one can be ended from here. */
export function SessionList() {
  const t = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  const { data, error, refetch } = useQuery(sessionsQuery)
  const end = useEnd()
  if (error && !data) {
    return (
      <Notice kind="error">
        <b>{t('failed')}</b>
        <div className={clsx('row', css.next)}>
          <Button size="s" icon="reload" onClick={() => void refetch()}>
            {common('reload')}
          </Button>
        </div>
      </Notice>
    )
  }
  if (!data) return <p role="status">{t('loading')}</p>
  const others = data.filter(({ current }) => !current)
  return (
    <>
      <div className={css.table}>
        <table className="table">
          <caption className="sr">{t('sessions')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('startedAt')}</th>
              <th scope="col">{t('lastUsedAt')}</th>
              <th scope="col" className="num">
                {t('actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((session) => (
              <SessionRow key={session.id} session={session} end={end} />
            ))}
          </tbody>
        </table>
      </div>
      {others.length > 1 && (
        <div className={clsx('row', css.next)}>
          <Button disabled={end.isPending} onClick={() => end.mutate(others.map(({ id }) => id))}>
            {t('endOthers')}
          </Button>
        </div>
      )}
    </>
  )
}
