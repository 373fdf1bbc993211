import { type ReactNode, useId, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Tabs } from '#web/components/tabs.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { ShareLinks, useLinksOf } from './share-links.tsx'
import { type SharedThing, usePeople } from './share-people.tsx'
import css from './sharing.module.css'
import { sharingTexts } from './sharing-texts.ts'

const ways = ['people', 'links', 'office'] as const

/** How one construction or project of one's own is shared: with people, by links, in an office. */
export function ShareWays({
  thing,
  subtitle,
  office,
  onClose,
}: {
  thing: SharedThing
  subtitle: string | undefined
  /** The way into an office, where there is one from here. */
  office?: ReactNode
  onClose: () => void
}) {
  const t = useTexts(sharingTexts)
  const common = useTexts(commonTexts)
  const panel = useId()
  const [shown, show] = useState<(typeof ways)[number]>('people')
  const { what, id, called } = thing
  const people = usePeople(thing, onClose)
  const links = useLinksOf(what, id)
  const counts = { people: people.count, links: links.data?.length, office: undefined }
  return (
    <Dialog
      title={t('title', { name: called })}
      subtitle={subtitle}
      className={css.dialog}
      onClose={onClose}
      footer={shown === 'people' ? people.footer : <Button onClick={onClose}>{common('close')}</Button>}
    >
      <Tabs
        label={t('ways')}
        value={shown}
        tabs={ways
          .filter((value) => value !== 'office' || office !== undefined)
          .map((value) => ({ value, label: t(`tab.${value}`), count: counts[value] }))}
        panelId={panel}
        onChange={show}
      />
      <div id={panel} role="tabpanel" aria-label={t(`tab.${shown}`)} className={css.part}>
        {shown === 'people' && people.body}
        {shown === 'links' && <ShareLinks what={what} id={id} owner={thing.owner} />}
        {shown === 'office' && office}
      </div>
    </Dialog>
  )
}
