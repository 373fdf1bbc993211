import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useNavigate } from 'react-router'
import { Button } from '#web/components/button.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { joinableQuery, joinOffice } from '#web/resources/accounts/office-domains.ts'
import css from './offices.module.css'
import { officesTexts } from './offices-texts.ts'

/** Offices that take whoever has an address at their domain; nothing where there are none. */
export function JoinableOffices() {
  const t = useTexts(officesTexts)
  const navigate = useNavigate()
  const { data = [] } = useQuery(joinableQuery)
  const join = useMutation({
    ...joinOffice,
    onSuccess: ({ id, name }) => {
      showToast({ text: t('accepted', { office: name }) })
      void navigate(paths.office.href(id))
    },
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  if (data.length === 0) return null
  return (
    <section className={css.invitations} aria-label={t('domain.joinable')}>
      <h2>{t('domain.joinable')}</h2>
      <ul>
        {data.map(({ id, name, domain }) => (
          <li key={id} className={clsx('row between', css.invitation)}>
            <div>
              <p>
                <b>{name}</b>
              </p>
              <p className="dim">{t('domain.takes', { domain })}</p>
            </div>
            <Button
              look="primary"
              disabled={join.isPending}
              aria-label={t('domain.joinOf', { office: name })}
              onClick={() => join.mutate(id)}
            >
              {t('domain.join')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
