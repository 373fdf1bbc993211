import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { StandardContent, StandardDetail } from '#contract/standard-constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Confirm } from '#web/components/confirm.tsx'
import { Notice } from '#web/components/notice.tsx'
import css from '#web/features/administration/administration.module.css'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { standardQuery } from '#web/resources/administration/standard-queries.ts'
import { administrationTexts } from '../administration-texts.ts'
import { SidePanel } from '../side-panel.tsx'
import { ContentComparison, isSame } from './content-comparison.tsx'
import { PublishForm } from './publish-form.tsx'
import { titleOf, useDiscard, useStartDraft, useWithdraw } from './standard-actions.ts'
import { MeasuredStrip, panelScale } from './strips.tsx'
import { VersionList } from './version-list.tsx'

function Shown({ item, title, content }: { item: StandardDetail; title: string; content: StandardContent }) {
  const t = useTexts(administrationTexts)
  const all = [item.current, item.prepared, item.shipped].flatMap((one) => (one ? [one.thickness] : []))
  const label = t('sectionOf', { title, layers: content.materials.join(', ') })
  return (
    <>
      <p className="small dim">{title}</p>
      <MeasuredStrip section={content.section} scale={panelScale(all)} seed={item.id} label={label} />
    </>
  )
}

function ShippedOffer({ item, shipped }: { item: StandardDetail; shipped: StandardContent }) {
  const t = useTexts(administrationTexts)
  const { number } = useFormats()
  const start = useStartDraft()
  return (
    <>
      <Notice kind="plain">
        <b>{t('updateTitle')}</b>
        <br />
        {t('updateText')}
        {!item.draft && (
          <div className={clsx('row', css.next)}>
            <Button size="s" disabled={start.isPending} onClick={() => start.mutate({ id: item.id, from: 'shipped' })}>
              {t('takeShipped')}
            </Button>
          </div>
        )}
      </Notice>
      {!item.draft && item.current && (
        <>
          <Shown item={item} title={t('shippedContent')} content={shipped} />
          <ContentComparison
            before={item.current}
            after={shipped}
            names={[number(item.version ?? 0, 0), t('shippedShort')]}
            caption={t('shippedContent')}
          />
        </>
      )}
    </>
  )
}

function Prepared({ item, prepared }: { item: StandardDetail; prepared: StandardContent }) {
  const t = useTexts(administrationTexts)
  const { number } = useFormats()
  const discard = useDiscard()
  const [asking, setAsking] = useState(false)
  const unchanged = item.state === 'published' && item.current !== null && isSame(item.current, prepared)
  const next = (item.version ?? 0) + 1
  return (
    <>
      <Shown item={item} title={t('draftNumber', { version: next })} content={prepared} />
      {item.current && !unchanged && (
        <ContentComparison
          before={item.current}
          after={prepared}
          names={[number(item.version ?? 0, 0), number(next, 0)]}
          caption={t('draftNumber', { version: next })}
        />
      )}
      {unchanged && <p className="small dim">{t('noChange', { version: item.version ?? 0 })}</p>}
      <div className={clsx('row wrap', css.next)}>
        {item.draft && (
          <ButtonLink icon="pencil" to={paths.construction.href('standard', item.draft.constructionId)}>
            {t('editDraft')}
          </ButtonLink>
        )}
        {item.state === 'published' && item.draft && !unchanged && (
          <ButtonLink icon="compare" to={paths.comparison.hrefFor([item.id, item.draft.constructionId])}>
            {t('compareFully')}
          </ButtonLink>
        )}
        <Button look="quiet" icon="bin" disabled={discard.isPending} onClick={() => setAsking(true)}>
          {t('discard')}
        </Button>
      </div>
      <PublishForm item={item} unchanged={unchanged} />
      {asking && (
        <Confirm
          title={t('discardTitle')}
          text={t('discardText', { name: titleOf(item) })}
          action={t('discard')}
          onConfirm={() => discard.mutate(item)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** What can be done with what is published: begin a draft where none waits, and withdraw. */
function PublishedActions({ item }: { item: StandardDetail }) {
  const t = useTexts(administrationTexts)
  const start = useStartDraft()
  const withdraw = useWithdraw()
  const [asking, setAsking] = useState(false)
  const name = titleOf(item)
  return (
    <div className={clsx('row wrap', css.next)}>
      {!item.draft && (
        <Button
          icon="replace"
          disabled={start.isPending}
          onClick={() => start.mutate({ id: item.id, from: 'published' })}
        >
          {t(item.state === 'withdrawn' ? 'takeBack' : 'replace')}
        </Button>
      )}
      {item.state === 'published' && (
        <Button look="quiet" icon="lock" disabled={withdraw.isPending} onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      {asking && (
        <Confirm
          title={t('withdrawTitle', { name })}
          text={t('withdrawText')}
          action={t('withdraw')}
          onConfirm={() => withdraw.mutate(item)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

function Detail({ item }: { item: StandardDetail }) {
  const t = useTexts(administrationTexts)
  const title = item.state === 'withdrawn' ? 'versionWithdrawn' : 'versionPublished'
  return (
    <>
      {item.current && (
        <>
          <Shown item={item} title={t(title, { version: item.version ?? 0 })} content={item.current} />
          <PublishedActions item={item} />
        </>
      )}
      {item.shipped && <ShippedOffer item={item} shipped={item.shipped} />}
      {item.prepared && <Prepared key={item.draft?.constructionId} item={item} prepared={item.prepared} />}
      {item.version !== null && <VersionList item={item} />}
    </>
  )
}

/** One standard construction beside the list: what is published, the draft against it, and every version. */
export function StandardPanel({ id, takeFocus, onClose }: { id: string; takeFocus: boolean; onClose: () => void }) {
  const asked = useQuery(standardQuery(id, useLocale()))
  return (
    <SidePanel title={asked.data && titleOf(asked.data)} asked={asked} takeFocus={takeFocus} onClose={onClose}>
      {asked.data && <Detail item={asked.data} />}
    </SidePanel>
  )
}
