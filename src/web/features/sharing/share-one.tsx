import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Dialog } from '#web/components/dialog.tsx'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { Icon } from '#web/components/icon.tsx'
import { showToast } from '#web/components/toasts.ts'
import { waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { askToShare, type Shareable } from '#web/lib/sharing.ts'
import type { Share, ShareChanges } from '#web/resources/constructions/construction-mutations.ts'
import { sharesQuery } from '#web/resources/constructions/construction-queries.ts'
import { AddressField } from './address-field.tsx'
import { tallyOf, withChange } from './changes.ts'
import { SendingNotice, SharingFooter } from './sending-state.tsx'
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

/** Shares of one own construction: add, change and revoke, collected and sent in one request. */
export function ShareOne({ construction, onClose }: { construction: Shareable; onClose: () => void }) {
  const t = useTexts(sharingTexts)
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
  const waiting = send.isPending && waitOf(send.failureReason) !== null
  return (
    <Dialog
      title={t('title', { name: construction.code ?? construction.name })}
      subtitle={construction.code === null ? undefined : construction.name}
      className={css.dialog}
      onClose={onClose}
      footer={
        <SharingFooter
          tally={tally}
          problems={problems.length}
          sending={send.isPending}
          waiting={waiting}
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
      }
    >
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
        owner={{ name: construction.owner.name, email: known.own }}
        collected={collected}
        marked={problems}
        disabled={send.isPending}
        change={(email, wish) => setCollected(withChange(collected, shares, email, wish))}
      />
    </Dialog>
  )
}
