import { useQueries } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Dialog } from '#web/components/dialog.tsx'
import { showToast } from '#web/components/toasts.ts'
import { waitOf } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { userOf, useSession } from '#web/lib/session.ts'
import { isShareable, type Shareable } from '#web/lib/sharing.ts'
import type { ShareChanges } from '#web/resources/constructions/construction-mutations.ts'
import { sharesQuery } from '#web/resources/constructions/construction-queries.ts'
import { AddressField } from './address-field.tsx'
import { SendingNotice, SharingFooter } from './sending-state.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'
import { useAddressEntry } from './use-address-entry.ts'
import { refusedAddresses, useSendShares } from './use-send-shares.ts'

function Constructions({ constructions, done }: { constructions: readonly Shareable[]; done: ReadonlySet<string> }) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const note = (one: Shareable) => {
    if (done.has(one.id)) return t('done')
    if (isShareable(one)) return undefined
    return one.ownership === 'custom'
      ? t('notYours', { owner: one.owner.name })
      : t('readableByAll', { ownership: common(`ownership.${one.ownership}`) })
  }
  return (
    <ul className={clsx('bullets', css.list)}>
      {constructions.map((one) => {
        const text = note(one)
        return (
          <li key={one.id} className={isShareable(one) ? 'row between' : 'row between dim'}>
            <span className={css.person}>
              {one.code} {one.name}
            </span>
            {text !== undefined && <span className="chip">{text}</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** The same new shares for several constructions; whoever has a share of one keeps its permission there. */
export function ShareSeveral({ constructions, onClose }: { constructions: readonly Shareable[]; onClose: () => void }) {
  const t = useTexts(sharingTexts)
  const user = userOf(useSession())
  const own = constructions.filter(isShareable)
  const stored = useQueries({ queries: own.map(({ id }) => sharesQuery(id)) })
  const failure = stored.find(({ error }) => error)?.error ?? null
  const ready = stored.every(({ data }) => data !== undefined)
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const entry = useAddressEntry({ own: user?.email ?? '', shared: [] })
  const send = useSendShares('construction', (id: string) => setDone((before) => new Set(before).add(id)))
  const sendings = own
    .filter(({ id }) => !done.has(id))
    .map(({ id }) => {
      const known = stored[own.findIndex((one) => one.id === id)]?.data?.map(({ email }) => email) ?? []
      const changes: ShareChanges = Object.fromEntries(
        Object.entries(entry.wishes).filter(([email]) => !known.includes(email)),
      )
      return { id, changes }
    })
  const nothingNew = entry.good.length > 0 && sendings.every(({ changes }) => Object.keys(changes).length === 0)
  const refused = refusedAddresses(send.error, entry.good)
  return (
    <Dialog
      title={t('titleSeveral', { count: constructions.length })}
      subtitle={t('batch')}
      className={css.dialog}
      onClose={onClose}
      footer={
        <SharingFooter
          tally={{ added: ready && !nothingNew ? entry.good.length : 0, changed: 0, revoked: 0 }}
          problems={Object.keys(entry.problems).length}
          sending={send.isPending}
          waiting={send.isPending && waitOf(send.failureReason) !== null}
          onClose={onClose}
          onSend={() =>
            send.mutate(sendings, {
              onSuccess: () => {
                onClose()
                showToast({ text: t('sharedSeveral', { count: own.length }) })
              },
            })
          }
        />
      }
    >
      <SendingNotice
        waitingFor={send.isPending ? send.failureReason : null}
        error={Object.keys(refused).length > 0 ? null : (send.error ?? failure)}
      />
      <p>{own.length === 0 ? t('noneToShare') : t('severalText', { count: own.length })}</p>
      <Constructions constructions={constructions} done={done} />
      {own.length > 0 && <AddressField entry={entry} refused={refused} disabled={send.isPending} />}
      {nothingNew && !send.isPending && <p className="hint">{t('allKnown')}</p>}
    </Dialog>
  )
}
