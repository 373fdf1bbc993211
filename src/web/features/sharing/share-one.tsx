import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Tabs } from '#web/components/tabs.tsx'
import { showToast } from '#web/components/toasts.ts'
import { waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { askToMove, askToShare, type Shareable } from '#web/lib/sharing.ts'
import type { Share, ShareChanges } from '#web/resources/constructions/construction-mutations.ts'
import { sharesQuery } from '#web/resources/constructions/construction-queries.ts'
import { linksQuery } from '#web/resources/links/links.ts'
import { AddressField } from './address-field.tsx'
import { tallyOf, withChange } from './changes.ts'
import { SendingNotice, SharingFooter } from './sending-state.tsx'
import { ShareLinks } from './share-links.tsx'
import { ShareRows } from './share-rows.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'
import { useAddressEntry } from './use-address-entry.ts'
import { refusedAddresses, useSendShares } from './use-send-shares.ts'

const NOBODY: never[] = []

function useSaying(construction: Shareable) {
  const t = useTexts(sharingTexts)
  const name = construction.code ?? construction.name
  return (changes: ShareChanges, added: number) => {
    const only = added === Object.keys(changes).length
    showToast({
      text: only ? t('shared', { name, count: added }) : t('sharesChanged', { name }),
      action: { label: t('show'), run: () => askToShare([construction]) },
    })
  }
}

/** Who has access, in whatever state the list is. */
function People({
  stored,
  collected,
  ...rows
}: Omit<ComponentProps<typeof ShareRows>, 'shares' | 'changes'> & {
  stored: UseQueryResult<Share[]>
  collected: ShareChanges
}) {
  const t = useTexts(sharingTexts)
  const { data: shares, error, refetch } = stored
  if (!shares) {
    return error ? (
      <FetchFailure title={t('failedToLoad')} text={(reason) => reason} error={error} retry={() => void refetch()} />
    ) : (
      <div className={css.waiting} role="status" aria-label={t('loading')}>
        <div className="sk" />
        <div className="sk" />
      </div>
    )
  }
  return (
    <>
      <ShareRows {...rows} shares={shares} changes={collected} />
      {shares.length === 0 && Object.keys(collected).length === 0 ? (
        <p className={clsx('dim', css.none)}>{t('noShares')}</p>
      ) : (
        <p className="hint">
          <Icon name="info" />
          {t('meaning')}
        </p>
      )}
    </>
  )
}

/** Shares with people: collected, and sent in one request. @returns what the dialog shows, and its foot */
function usePeople(construction: Shareable, onClose: () => void) {
  const user = userOf(useSession())
  const stored = useQuery(sharesQuery(construction.id))
  const shares = stored.data ?? NOBODY
  const [collected, setCollected] = useState<ShareChanges>({})
  const known = { own: user?.email ?? '', shared: shares.map(({ email }) => email) }
  const entry = useAddressEntry(known)
  const send = useSendShares()
  const say = useSaying(construction)
  const changes: ShareChanges = { ...collected, ...entry.wishes }
  const tally = tallyOf(changes, shares)
  const refused = refusedAddresses(send.error, Object.keys(changes))
  const problems = Object.keys(entry.problems)
  const footer = (
    <SharingFooter
      tally={tally}
      problems={problems.length}
      sending={send.isPending}
      waiting={send.isPending && waitOf(send.failureReason) !== null}
      onClose={onClose}
      onSend={() =>
        send.mutate([{ id: construction.id, changes }], {
          onSuccess: () => {
            onClose()
            say(changes, tally.added)
          },
        })
      }
    />
  )
  const body = (
    <>
      <SendingNotice
        waitingFor={send.isPending ? send.failureReason : null}
        error={Object.keys(refused).length > 0 ? null : send.error}
      />
      <AddressField
        entry={entry}
        refused={refused}
        disabled={send.isPending || stored.data === undefined}
        onAdd={() => {
          setCollected(changes)
          entry.keepProblems()
        }}
      />
      <People
        stored={stored}
        owner={{ name: construction.owner.name, email: construction.owner.kind === 'person' ? known.own : '' }}
        collected={collected}
        marked={problems}
        disabled={send.isPending}
        change={(email, wish) => setCollected(withChange(collected, shares, email, wish))}
      />
    </>
  )
  return { body, footer, count: shares.length }
}

/** Whose a construction is, and the way into an office or out of it. */
function Belonging({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const t = useTexts(sharingTexts)
  const { owner } = construction
  return (
    <>
      <p>{owner.kind === 'office' ? t('ofOffice', { office: owner.name }) : t('ofYou')}</p>
      <p>
        <Button
          icon="company"
          onClick={() => {
            onClose()
            askToMove([construction])
          }}
        >
          {t('moveTo')}
        </Button>
      </p>
    </>
  )
}

const parts = ['people', 'links', 'office'] as const

/** How one construction of one's own is shared: with people, by links, in an office. */
export function ShareOne({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const panel = useId()
  const [shown, show] = useState<(typeof parts)[number]>('people')
  const people = usePeople(construction, onClose)
  const links = useQuery(linksQuery(construction.id))
  const counts = { people: people.count, links: links.data?.length, office: undefined }
  return (
    <Dialog
      title={t('title', { name: construction.code ?? construction.name })}
      subtitle={construction.code === null ? undefined : construction.name}
      className={css.dialog}
      onClose={onClose}
      footer={shown === 'people' ? people.footer : <Button onClick={onClose}>{common('close')}</Button>}
    >
      <Tabs
        label={t('ways')}
        value={shown}
        tabs={parts.map((value) => ({ value, label: t(`tab.${value}`), count: counts[value] }))}
        panelId={panel}
        onChange={show}
      />
      <div id={panel} role="tabpanel" aria-label={t(`tab.${shown}`)} className={css.part}>
        {shown === 'people' && people.body}
        {shown === 'links' && <ShareLinks id={construction.id} />}
        {shown === 'office' && <Belonging construction={construction} onClose={onClose} />}
      </div>
    </Dialog>
  )
}
