import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import type { Owner } from '#contract/constructions.ts'
import { FetchFailure } from '#web/components/fetch-states.tsx'
import { Icon } from '#web/components/icon.tsx'
import { showToast } from '#web/components/toasts.ts'
import { waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import type { Share, ShareChanges } from '#web/resources/constructions/construction-mutations.ts'
import { sharesQuery } from '#web/resources/constructions/construction-queries.ts'
import { projectSharesQuery } from '#web/resources/projects/project-shares.ts'
import { AddressField } from './address-field.tsx'
import { tallyOf, withChange } from './changes.ts'
import { SendingNotice, SharingFooter } from './sending-state.tsx'
import { ShareRows } from './share-rows.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'
import { useAddressEntry } from './use-address-entry.ts'
import { refusedAddresses, useSendShares } from './use-send-shares.ts'

/** What is shared with people, a construction or a project of one's own. */
export type SharedThing = {
  readonly what: 'construction' | 'project'
  readonly id: string
  /** What it is called in short. */
  readonly called: string
  readonly owner: Owner
  /** Opens its dialog again. */
  readonly askAgain: () => void
}

const NOBODY: never[] = []

function useSaying({ called: name, askAgain }: SharedThing) {
  const t = useTexts(sharingTexts)
  return (changes: ShareChanges, added: number) => {
    const only = added === Object.keys(changes).length
    showToast({
      text: only ? t('shared', { name, count: added }) : t('sharesChanged', { name }),
      action: { label: t('show'), run: askAgain },
    })
  }
}

/** Who has access, in whatever state the list is. */
function People({
  stored,
  collected,
  what,
  ...rows
}: Omit<ComponentProps<typeof ShareRows>, 'shares' | 'changes' | 'scope'> & {
  what: SharedThing['what']
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
      <ShareRows {...rows} scope={t(`scope.${what}`)} shares={shares} changes={collected} />
      {shares.length === 0 && Object.keys(collected).length === 0 ? (
        <p className={clsx('dim', css.none)}>{t('noShares')}</p>
      ) : (
        <p className="hint">
          <Icon name="info" />
          {t(`meaning.${what}`)}
        </p>
      )}
    </>
  )
}

function useSharesOf(what: SharedThing['what'], id: string): UseQueryResult<Share[]> {
  const construction = useQuery({ ...sharesQuery(id), enabled: what === 'construction' })
  const project = useQuery({ ...projectSharesQuery(id), enabled: what === 'project' })
  return what === 'project' ? project : construction
}

/** Shares with people: collected, and sent in one request. @returns what the dialog shows, and its foot */
export function usePeople(thing: SharedThing, onClose: () => void) {
  const { what, id, owner } = thing
  const user = userOf(useSession())
  const stored = useSharesOf(what, id)
  const shares = stored.data ?? NOBODY
  const [collected, setCollected] = useState<ShareChanges>({})
  const known = { own: user?.email ?? '', shared: shares.map(({ email }) => email) }
  const entry = useAddressEntry(known)
  const send = useSendShares(what)
  const say = useSaying(thing)
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
        send.mutate([{ id, changes }], {
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
        what={what}
        stored={stored}
        owner={{ name: owner.name, email: owner.kind === 'person' ? known.own : '' }}
        collected={collected}
        marked={problems}
        disabled={send.isPending}
        change={(email, wish) => setCollected(withChange(collected, shares, email, wish))}
      />
    </>
  )
  return { body, footer, count: shares.length }
}
