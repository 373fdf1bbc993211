import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { lazy, Suspense, useId, useState } from 'react'
import { LINK_DAYS } from '#vocabulary/links.ts'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { type ConstructionLink, linksQuery, renewLink, revokeLink } from '#web/resources/links/links.ts'
import {
  type ProjectLink,
  projectLinksQuery,
  renewProjectLink,
  revokeProjectLink,
} from '#web/resources/links/project-links.ts'
import { LinkForm } from './link-form.tsx'
import type { SharedThing } from './share-people.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

const QrCode = lazy(async () => ({ default: (await import('#web/components/qr-code.tsx')).QrCode }))
/** Side of the code [px]: cameras read it from the screen. */
const QR_SIZE = 148

type NewLink = { readonly url: string; readonly expiresAt: string }

/** The address of a link that was just made, which is shown this once. @param isCopied - it is on the clipboard already */
function NewAddress({ link: { url, expiresAt }, isCopied }: { link: NewLink; isCopied: boolean }) {
  const t = useTexts(sharingTexts)
  const { date } = useFormats()
  const id = useId()
  const [copied, setCopied] = useState(isCopied)
  const [withQr, setWithQr] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Notice kind="plain">
      <p role="status">{t(copied ? 'linkIsCopied' : 'linkIsMade', { date: date(expiresAt) })}</p>
      <label htmlFor={id}>{t('linkOnce')}</label>
      <div className={css.address}>
        <input id={id} className="input" readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button look="primary" icon={copied ? 'check' : 'copy'} onClick={copy}>
          {t(copied ? 'linkCopied' : 'copyLink')}
        </Button>
        <Button aria-expanded={withQr} onClick={() => setWithQr(!withQr)}>
          {t('showQr')}
        </Button>
      </div>
      <a className="small" href={url} target="_blank" rel="noreferrer">
        {t('asStranger')}
      </a>
      {withQr && (
        <div className={css.qr}>
          <Suspense>
            <QrCode text={url} label={t('linkQr')} size={QR_SIZE} />
          </Suspense>
          <p className="small dim">{t('qrHint')}</p>
        </div>
      )}
    </Notice>
  )
}

/** A link to a construction or a project; that has no report, and follows it. */
type SharedLink = ProjectLink & Partial<Pick<ConstructionLink, 'showReport' | 'frozenVersion'>>

/** Links to a construction or a project of one's own. */
export function useLinksOf(what: SharedThing['what'], id: string): UseQueryResult<readonly SharedLink[]> {
  const construction = useQuery({ ...linksQuery(id), enabled: what === 'construction' })
  const project = useQuery({ ...projectLinksQuery(id), enabled: what === 'project' })
  return what === 'project' ? project : construction
}

/** Lets a link hold for another while, and says until when. */
function useRenewal(what: SharedThing['what'], id: string) {
  const t = useTexts(sharingTexts)
  const { date } = useFormats()
  const onError = useFailureToast((reason) => reason)
  const onSuccess = ({ expiresAt }: { readonly expiresAt: string }) =>
    showToast({ text: t('linkRenewed', { date: date(expiresAt) }) })
  const construction = useMutation({ ...renewLink(id), onSuccess, onError })
  const project = useMutation({ ...renewProjectLink(id), onSuccess, onError })
  return what === 'project' ? project : construction
}

/** A link with what was done by it, and the way to take it back. */
function LinkRow({
  what,
  link,
  onRenew,
  onRevoke,
}: Pick<SharedThing, 'what'> & { link: SharedLink; onRenew: (() => void) | undefined; onRevoke: () => void }) {
  const t = useTexts(sharingTexts)
  const { date, recent, number } = useFormats()
  const {
    createdAt,
    createdBy,
    expiresAt,
    uses,
    copies,
    lastUsedAt,
    mayCopy,
    showReport = false,
    frozenVersion = null,
  } = link
  const [now] = useState(() => Date.now())
  const isOver = new Date(expiresAt).getTime() <= now
  const may = [
    ...(mayCopy ? [t(what === 'project' ? 'link.mayCopy.project' : 'link.mayCopy')] : []),
    ...(showReport ? [t('link.showReport')] : []),
    ...(frozenVersion === null ? [] : [t('frozen', { version: number(frozenVersion) })]),
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
      {isOver && onRenew && (
        <Button size="s" aria-label={t('renewLinkOf', { date: date(createdAt), count: LINK_DAYS })} onClick={onRenew}>
          {t('renewLink', { count: LINK_DAYS })}
        </Button>
      )}
      <Button size="s" look="danger" aria-label={t('revokeLinkOf', { date: date(createdAt) })} onClick={onRevoke}>
        {t('revokeLink')}
      </Button>
    </li>
  )
}

/** Links by which people without an account see a construction or a project: make, see and revoke them. */
export function ShareLinks({ what, id, owner }: Pick<SharedThing, 'what' | 'id' | 'owner'>) {
  const t = useTexts(sharingTexts)
  const asked = useLinksOf(what, id)
  const { data: offices = [] } = useQuery({ ...officesQuery, enabled: owner.kind === 'office' })
  const isForbidden = offices.some((office) => office.id === owner.id && office.linksForbidden)
  const [made, setMade] = useState<NewLink & { readonly isCopied: boolean }>()
  const failed = useFailureToast((reason) => reason)
  const [revoking, setRevoking] = useState<SharedLink>()
  const revoke = useMutation({
    ...(what === 'project' ? revokeProjectLink(id) : revokeLink(id)),
    onSuccess: () => {
      setMade(undefined)
      showToast({ text: t('linkRevoked') })
    },
    onError: failed,
  })
  const renew = useRenewal(what, id)
  const onCreated = async (link: NewLink) => {
    // where the browser does not let, the button is there
    const isCopied = await navigator.clipboard.writeText(link.url).then(
      () => true,
      () => false,
    )
    setMade({ ...link, isCopied })
  }
  const links = asked.data ?? []
  return (
    <>
      {made && <NewAddress key={made.url} link={made} isCopied={made.isCopied} />}
      {isForbidden && (
        <Notice kind="plain">
          <b>{t('linksForbidden')}</b> {t('linksForbiddenText', { office: owner.name })}
        </Notice>
      )}
      <ListStates asked={asked} />
      {asked.data && links.length === 0 && !isForbidden && <p className="dim">{t(`noLinks.${what}`)}</p>}
      {links.length > 0 && (
        <ul className={css.people} aria-label={t('links')}>
          {links.map((link) => (
            <LinkRow
              key={link.id}
              what={what}
              link={link}
              onRenew={isForbidden ? undefined : () => renew.mutate(link.id)}
              onRevoke={() => setRevoking(link)}
            />
          ))}
        </ul>
      )}
      {!isForbidden && <LinkForm what={what} id={id} onCreated={(link) => void onCreated(link)} />}
      {revoking && (
        <Confirm
          title={t('revokeLinkTitle')}
          text={[
            t('revokeLinkText'),
            ...(revoking.copies > 0 ? [t('copiesStay', { count: revoking.copies })] : []),
          ].join(' ')}
          action={t('revokeLink')}
          onConfirm={() => revoke.mutate(revoking.id)}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </>
  )
}
