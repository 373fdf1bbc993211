import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
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
import { type ProjectLink, projectLinksQuery, revokeProjectLink } from '#web/resources/links/project-links.ts'
import { LinkForm } from './link-form.tsx'
import type { SharedThing } from './share-people.tsx'
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

/** A link to a construction or a project; that has no report. */
type SharedLink = ProjectLink & Partial<Pick<ConstructionLink, 'showReport'>>

/** Links to a construction or a project of one's own. */
export function useLinksOf(what: SharedThing['what'], id: string): UseQueryResult<readonly SharedLink[]> {
  const construction = useQuery({ ...linksQuery(id), enabled: what === 'construction' })
  const project = useQuery({ ...projectLinksQuery(id), enabled: what === 'project' })
  return what === 'project' ? project : construction
}

/** A link with what was done by it, and the way to take it back. */
function LinkRow({ what, link, onRevoke }: Pick<SharedThing, 'what'> & { link: SharedLink; onRevoke: () => void }) {
  const t = useTexts(sharingTexts)
  const { date, recent } = useFormats()
  const { createdAt, createdBy, expiresAt, uses, copies, lastUsedAt, mayCopy, showReport = false } = link
  const [now] = useState(() => Date.now())
  const isOver = new Date(expiresAt).getTime() <= now
  const may = [
    ...(mayCopy ? [t(what === 'project' ? 'link.mayCopy.project' : 'link.mayCopy')] : []),
    ...(showReport ? [t('link.showReport')] : []),
  ]
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

/** Links by which people without an account see a construction or a project: make, see and revoke them. */
export function ShareLinks({ what, id }: Pick<SharedThing, 'what' | 'id'>) {
  const t = useTexts(sharingTexts)
  const asked = useLinksOf(what, id)
  const [address, setAddress] = useState<string>()
  const [revoking, setRevoking] = useState<SharedLink>()
  const revoke = useMutation({
    ...(what === 'project' ? revokeProjectLink(id) : revokeLink(id)),
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
      {asked.data && links.length === 0 && <p className="dim">{t(`noLinks.${what}`)}</p>}
      {links.length > 0 && (
        <ul className={css.people} aria-label={t('links')}>
          {links.map((link) => (
            <LinkRow key={link.id} what={what} link={link} onRevoke={() => setRevoking(link)} />
          ))}
        </ul>
      )}
      <LinkForm what={what} id={id} onCreated={setAddress} />
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
