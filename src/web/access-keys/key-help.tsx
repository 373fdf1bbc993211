import { clsx } from 'clsx'
import { useId } from 'react'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './access-keys.module.css'
import { accessKeyTexts } from './access-keys-texts.ts'

/** How an application signs in, as it would send it. */
const asking = `POST /v1/auth/access-keys/exchange-key
Content-Type: application/json; x-api-version=1
{ "accessKey": "ak_…" }`
const answered = `{ "keyId": "…", "sessionJwt": "eyJ…" }
GET /v1/construction/list?ownership=standard&page=1
Authorization: Bearer eyJ…`

/** How an application signs in with a key, and where the interface is described. */
export function KeyHelp({ className }: { className?: string | undefined }) {
  const t = useTexts(accessKeyTexts)
  const id = useId()
  return (
    <aside className={className} aria-labelledby={id}>
      <h2 id={id}>{t('signInWithKey')}</h2>
      <p className={clsx('dim', css.length)}>{t('keyLength')}</p>
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
      <p className={css.docs}>
        <a href="/docs">{t('interfaceDocs')}</a>
      </p>
    </aside>
  )
}
