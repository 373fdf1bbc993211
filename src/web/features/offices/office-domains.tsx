import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import {
  domainsQuery,
  letJoin,
  type OfficeDomain,
  proveDomain,
  removeDomain,
} from '#web/resources/accounts/office-domains.ts'
import type { Office } from '#web/resources/accounts/offices.ts'
import { useQuestion } from './asking.tsx'
import { ClaimDomainDialog } from './claim-domain-dialog.tsx'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** The record that proves a claim, to be copied into DNS. */
function Record({ domain: { record, value } }: { domain: OfficeDomain }) {
  const t = useTexts(officesTexts)
  return (
    <p className="small">
      {t('domain.record')}
      <br />
      <code className={css.record}>
        {record} TXT "{value}"
      </code>
    </p>
  )
}

function Domain({ office, domain }: { office: Office; domain: OfficeDomain }) {
  const t = useTexts(officesTexts)
  const { date } = useFormats()
  const { ask, question } = useQuestion()
  const onError = useFailureToast((reason) => t('failed', { reason }))
  const { domain: name, provenAt, joins } = domain
  const prove = useMutation({
    ...proveDomain(office.id),
    onSuccess: () => showToast({ text: t('domain.proven', { domain: name }) }),
    onError,
  })
  const join = useMutation({ ...letJoin(office.id), onError })
  const remove = useMutation({ ...removeDomain(office.id), onError })
  const askRemoval = () =>
    ask({
      title: t('domain.removeTitle', { domain: name }),
      text: t('domain.removeText'),
      action: t('domain.remove'),
      onConfirm: () => remove.mutate(name),
    })
  return (
    <li className={clsx('row between', css.invitation)}>
      <div>
        <p>
          <b>{name}</b>{' '}
          <span className="dim">{provenAt ? t('domain.since', { date: date(provenAt) }) : t('domain.open')}</span>
        </p>
        {provenAt ? (
          <OptionLine>
            <Checkbox
              checked={joins}
              disabled={join.isPending}
              onChange={({ target }) => join.mutate({ domain: name, joins: target.checked })}
            />
            {t('domain.joins', { domain: name })}
          </OptionLine>
        ) : (
          <Record domain={domain} />
        )}
      </div>
      <div className={clsx('row', css.actions)}>
        {!provenAt && (
          <Button
            disabled={prove.isPending}
            aria-label={t('domain.proveOf', { domain: name })}
            onClick={() => prove.mutate(name)}
          >
            {t('domain.prove')}
          </Button>
        )}
        <Button disabled={remove.isPending} aria-label={t('domain.removeOf', { domain: name })} onClick={askRemoval}>
          {t('domain.remove')}
        </Button>
      </div>
      {question}
    </li>
  )
}

/** E-mail domains of an office, for those who administer it: claimed, proven, and who may join by them. */
export function OfficeDomains({ office }: { office: Office }) {
  const t = useTexts(officesTexts)
  const asked = useQuery(domainsQuery(office.id))
  const [claiming, setClaiming] = useState(false)
  if (!asked.data) return <ListStates asked={asked} />
  return (
    <div className={css.setting}>
      <div className="row between">
        <h2>{t('domain.title')}</h2>
        <Button size="s" aria-label={t('domain.claimFor', { office: office.name })} onClick={() => setClaiming(true)}>
          {t('domain.claim')}
        </Button>
      </div>
      {asked.data.length === 0 ? (
        <p className="hint">{t('domain.none')}</p>
      ) : (
        <ul className={css.domains} aria-label={t('domain.of', { office: office.name })}>
          {asked.data.map((domain) => (
            <Domain key={domain.domain} office={office} domain={domain} />
          ))}
        </ul>
      )}
      {claiming && <ClaimDomainDialog office={office} onClose={() => setClaiming(false)} />}
    </div>
  )
}
