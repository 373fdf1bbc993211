import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, Suspense, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type ConstructionLink, linksQuery, revokeLink } from '#web/resources/links/links.ts'
import { LinkForm } from './link-form.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

const QrCode = lazy(async () => ({ default: (await import('#web/components/qr-code.tsx')).QrCode }))
/** Side of the code [px]: cameras read it from the screen. */
const QR_SIZE = 148

/** The address of a link that was just made, which is shown this once. */
function NewAddress({ url }: { url: string }) {
  const t = useTexts(sharingTexts)
  const id = useId()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Notice kind="plain">
      <label htmlFor={id}>{t('linkOnce')}</label>
      <div className={css.address}>
        <input id={id} className="input" readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button look="primary" icon={copied ? 'check' : 'copy'} onClick={copy}>
          {t(copied ? 'linkCopied' : 'copyLink')}
        </Button>
      </div>
      <a className="small" href={url} target="_blank" rel="noreferrer">
        {t('asStranger')}
      </a>
      <div className={css.qr}>
        <Suspense>
          <QrCode text={url} label={t('linkQr')} size={QR_SIZE} />
        </Suspense>
      </div>
    </Notice>
  )
}

/** A link with what was done by it, and the way to take it back. */
function LinkRow({ link, onRevoke }: { link: ConstructionLink; onRevoke: () => void }) {
  const t = useTexts(sharingTexts)
  const { date, recent } = useFormats()
  const { createdAt, createdBy, expiresAt, uses, copies, lastUsedAt, mayCopy, showReport } = link
  const [now] = useState(() => Date.now())
  const isOver = new Date(expiresAt).getTime() <= now
  const may = [...(mayCopy ? [t('link.mayCopy')] : []), ...(showReport ? [t('link.showReport')] : [])]
  return (
    <li className={css.row}>
      <div className={clsx('grow', css.person)}>
        <b>{t(isOver ? 'linkExpired' : 'linkUntil', { date: date(expiresAt) })}</b>
        <div className="small dim">
          {t('linkMade', { name: createdBy, date: date(createdAt) })}
          {may.map((one) => ` · ${one}`)}
        </div>
        <div className="small dim">
          {lastUsedAt === null
            ? t('linkUnused')
            : `${t('linkUses', { count: uses })}, ${t('linkLast', { when: recent(lastUsedAt) })}`}
          {copies > 0 && ` · ${t('linkCopies', { count: copies })}`}
        </div>
      </div>
      <Button size="s" look="danger" aria-label={t('revokeLinkOf', { date: date(createdAt) })} onClick={onRevoke}>
        {t('revokeLink')}
      </Button>
    </li>
  )
}

/** Links by which people without an account see a construction: make, see and revoke them. */
export function ShareLinks({ id }: { id: string }) {
  const t = useTexts(sharingTexts)
  const asked = useQuery(linksQuery(id))
  const [address, setAddress] = useState<string>()
  const [revoking, setRevoking] = useState<ConstructionLink>()
  const revoke = useMutation({
    ...revokeLink(id),
    onSuccess: () => {
      setAddress(undefined)
      showToast({ text: t('linkRevoked') })
    },
    onError: useFailureToast((reason) => reason),
  })
  const links = asked.data ?? []
  return (
    <>
      {address !== undefined && <NewAddress url={address} />}
      <ListStates asked={asked} />
      {asked.data && links.length === 0 && <p className="dim">{t('noLinks')}</p>}
      {links.length > 0 && (
        <ul className={css.people} aria-label={t('links')}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => setRevoking(link)} />
          ))}
        </ul>
      )}
      <LinkForm id={id} onCreated={setAddress} />
      {revoking && (
        <Confirm
          title={t('revokeLinkTitle')}
          text={t('revokeLinkText')}
          action={t('revokeLink')}
          onConfirm={() => revoke.mutate(revoking.id)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  )
}
