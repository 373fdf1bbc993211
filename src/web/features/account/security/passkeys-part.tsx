import { useMutation } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { MOST_PASSKEYS } from '#contract/passkeys.ts'
import { Button } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type Passkey, type Passkeys, removePasskey } from '#web/resources/accounts/passkeys.ts'
import css from '../account.module.css'
import { accountTexts } from '../account-texts.ts'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'

type Opened = { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

function Row({ passkey, onOpen }: { passkey: Passkey; onOpen: (opened: Opened) => void }) {
  const t = useTexts(accountTexts)
  const { date, recent } = useFormats()
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <tr>
      <td>{name}</td>
      <td className="dim">{date(createdAt)}</td>
      <td className="dim">{lastUsedAt === null ? t('passkey.unused') : recent(lastUsedAt)}</td>
      <td className="num">
        <span className={clsx('row', css.rowActions)}>
          <Button
            size="s"
            aria-label={t('passkey.renameOf', { name })}
            onClick={() => onOpen({ kind: 'rename', passkey })}
          >
            {t('passkey.rename')}
          </Button>
          <Button
            size="s"
            aria-label={t('passkey.removeOf', { name })}
            onClick={() => onOpen({ kind: 'remove', passkey })}
          >
            {t('passkey.remove')}
          </Button>
        </span>
      </td>
    </tr>
  )
}

/** Passkeys of one's own: added, named, removed. */
export function PasskeysPart({ own: { passkeys, proof } }: { own: Passkeys }) {
  const t = useTexts(accountTexts)
  const [adding, setAdding] = useState(false)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const remove = useMutation({
    ...removePasskey,
    onSuccess: (_, { name }) => showToast({ text: t('passkey.removed', { name }) }),
    onError: useFailureToast((reason) => t('passkey.failed', { reason })),
  })
  return (
    <>
      <p className={css.explained}>{t('passkey.help')}</p>
      {passkeys.length > 0 && (
        <div className={css.table}>
          <table className="table">
            <caption className="sr">{t('passkey.title')}</caption>
            <thead>
              <tr>
                {[t('name'), t('passkey.added'), t('lastUsedAt')].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <th scope="col" className="num">
                  {t('actions')}
                </th>
              </tr>
            </thead>
            <tbody>
              {passkeys.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} onOpen={setOpened} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={clsx('row', css.next)}>
        <Button disabled={passkeys.length >= MOST_PASSKEYS} onClick={() => setAdding(true)}>
          {t('passkey.add')}
        </Button>
      </div>
      {adding && <AddPasskeyDialog proof={proof} onClose={() => setAdding(false)} />}
      {opened?.kind === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.kind === 'remove' && (
        <Confirm
          title={t('passkey.removeTitle', { name: opened.passkey.name })}
          text={t('passkey.removeText')}
          action={t('passkey.remove')}
          onConfirm={() => remove.mutate(opened.passkey)}
          onClose={close}
        />
      )}
    </>
  )
}
