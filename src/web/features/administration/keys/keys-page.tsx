import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { accessKeyTexts } from '#web/access-keys/access-keys-texts.ts'
import { KeyHelp } from '#web/access-keys/key-help.tsx'
import { KeysTable } from '#web/access-keys/keys-table.tsx'
import { ShownSecret } from '#web/access-keys/shown-secret.tsx'
import { useRevoke } from '#web/access-keys/use-revoke.tsx'
import { Button } from '#web/components/button.tsx'
import { ListFrame } from '#web/components/list-frame.tsx'
import css from '#web/features/administration/administration.module.css'
import { addressCodec, oneOf, pageNumber } from '#web/lib/address.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { type CreatedKey, keyPageQuery, revokeKey } from '#web/resources/accounts/access-keys.ts'
import { AdministrationFrame, isForbidden } from '../administration-frame.tsx'
import { administrationTexts } from '../administration-texts.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

await Promise.all([administrationTexts.load(), accessKeyTexts.load()])

const pageSizes = [12, 25, 50, 100] as const
const codec = addressCodec({ page: pageNumber, size: oneOf('size', pageSizes, { usual: pageSizes[0] }) })

/** Access keys of applications: issue, see their use, revoke. */
function KeysPage() {
  const t = useTexts(administrationTexts)
  const keyText = useTexts(accessKeyTexts)
  const address = useAddress(codec)
  const asked = useQuery(keyPageQuery(address.search.page, address.search.size))
  const revoke = useRevoke(revokeKey)
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedKey | null>(null)
  const { data } = asked
  return (
    <AdministrationFrame tab="keys" forbidden={isForbidden(asked.error)}>
      <div className={css.page}>
        <section aria-label={t('keys')}>
          <div className="row libtop between">
            <p className={clsx('dim', css.keyIntro)}>{t('keyIntro')}</p>
            <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
              {keyText('newKey')}
            </Button>
          </div>
          {created && (
            <ShownSecret
              key={created.keyId}
              title={keyText('newKeyTitle', { name: created.name })}
              label={keyText('key')}
              secret={created.accessKey}
              onSaved={() => setCreated(null)}
            />
          )}
          <ListFrame
            asked={asked}
            total={data?.total}
            empty={{ text: keyText('noKeys') }}
            sizes={pageSizes}
            address={address}
          >
            <KeysTable
              keys={data?.items ?? []}
              busy={asked.isFetching}
              detail={{ head: t('account'), of: ({ user }) => user.email }}
              renderActions={(key) => (
                <Button size="xs" aria-label={keyText('revokeOf', { name: key.name })} onClick={() => revoke.ask(key)}>
                  {keyText('revoke')}
                </Button>
              )}
            />
          </ListFrame>
        </section>
        {/* On narrow screens it stands below a list whose length is not known before. */}
        {!asked.isPending && <KeyHelp className={css.side} />}
      </div>
      {creating && (
        <NewKeyDialog
          onClose={() => setCreating(false)}
          onCreated={(key) => {
            setCreating(false)
            setCreated(key)
          }}
        />
      )}
      {revoke.question}
    </AdministrationFrame>
  )
}

export { KeysPage as Component }
