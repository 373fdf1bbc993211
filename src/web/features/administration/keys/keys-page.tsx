import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { ListFrame } from '#web/components/list-frame.tsx'
import css from '#web/features/administration/administration.module.css'
import { addressCodec, oneOf, pageNumber } from '#web/lib/address.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useAddress } from '#web/lib/use-address.ts'
import { type AccessKey, type CreatedKey, keyPageQuery } from '#web/resources/accounts/access-keys.ts'
import { AdministrationFrame, isForbidden } from '../administration-frame.tsx'
import { administrationTexts } from '../administration-texts.ts'
import { Confirm } from '../confirm.tsx'
import { NewKey } from './created-key.tsx'
import { KeysTable } from './keys-table.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { useRevokeKey } from './use-revoke-key.ts'

await administrationTexts.load()

const pageSizes = [12, 25, 50, 100] as const
const codec = addressCodec({ page: pageNumber, size: oneOf('size', pageSizes, { usual: pageSizes[0] }) })

/** How an application signs in, as it would send it. */
const asking = `POST /v1/auth/access-keys/exchange-key
Content-Type: application/json; x-api-version=1
{ "accessKey": "ak_…" }`
const answered = `{ "keyId": "…", "sessionJwt": "eyJ…" }
GET /v1/construction/list?ownership=standard&page=1
Authorization: Bearer eyJ…`

function Help() {
  const t = useTexts(administrationTexts)
  return (
    <aside className={css.side} aria-labelledby="key-help">
      <h2 id="key-help">{t('signInWithKey')}</h2>
      <p className={clsx('dim', css.keyLength)}>{t('keyLength')}</p>
      <pre className={css.code}>
        {asking}
        {'\n'}
        <span className="dim3">→ 200</span>
        {'\n'}
        {answered}
      </pre>
      <dl className="kv">
        <dt>{t('interface')}</dt>
        <dd>v1</dd>
      </dl>
      <p className={css.keep}>
        <a href="/docs">{t('interfaceDocs')}</a>
      </p>
    </aside>
  )
}

/** Access keys of applications: issue, see their use, revoke. */
function KeysPage() {
  const t = useTexts(administrationTexts)
  const address = useAddress(codec)
  const asked = useQuery(keyPageQuery(address.search.page, address.search.size))
  const revoke = useRevokeKey()
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedKey | null>(null)
  const [revoking, setRevoking] = useState<AccessKey | null>(null)
  const { data } = asked
  return (
    <AdministrationFrame tab="keys" forbidden={isForbidden(asked.error)}>
      <div className={css.page}>
        <section aria-label={t('keys')}>
          <div className="row libtop between">
            <p className={clsx('dim', css.keyIntro)}>{t('keyIntro')}</p>
            <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
              {t('newKey')}
            </Button>
          </div>
          {created && <NewKey key={created.keyId} created={created} onSaved={() => setCreated(null)} />}
          <ListFrame
            asked={asked}
            total={data?.total}
            empty={{ text: t('noKeys') }}
            sizes={pageSizes}
            address={address}
          >
            <KeysTable keys={data?.items ?? []} busy={asked.isFetching} onRevoke={setRevoking} />
          </ListFrame>
        </section>
        {/* On narrow screens it stands below a list whose length is not known before. */}
        {!asked.isPending && <Help />}
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
      {revoking && (
        <Confirm
          title={t('revokeTitle', { name: revoking.name })}
          text={t('revokeText')}
          action={t('revoke')}
          onConfirm={() => revoke.mutate(revoking)}
          onClose={() => setRevoking(null)}
        />
      )}
    </AdministrationFrame>
  )
}

export { KeysPage as Component }
