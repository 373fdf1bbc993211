import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Menu } from '#web/components/menu.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import { standardTemplatesQuery } from '#web/resources/constructions/list-queries.ts'
import { editableDocument } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './empty-start.module.css'
import { FirstStep } from './first-steps.tsx'
import { startTexts } from './start-texts.ts'
import { TextStart } from './text-start.tsx'

await startTexts.load()

/** Whether nothing of it stands already. */
const isNew = ({ section }: ConstructionListItem) =>
  section.every(({ state }) => state === undefined || state === 'new')

/** Templates with a picture of their own. */
const OFFERED = 4
/** Of a picture, and the thickness that fills it at least [px, m]. */
const STRIP = { width: 156, height: 44, least: 0.3 } as const

function Template({ item, scale, onTake }: { item: ConstructionListItem; scale: number; onTake: () => void }) {
  const t = useTexts(startTexts)
  const { withUnit } = useFormats()
  const { name, section, id } = item
  const uValue = withUnit('uValue', item.uValue)
  return (
    <button type="button" className={css.card} aria-label={`${t('template', { name })} ${uValue}`} onClick={onTake}>
      <SectionStrip
        layers={section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))}
        scale={scale}
        height={STRIP.height}
        width={STRIP.width}
        seed={id}
      />
      <span>
        {name}
        <br />
        <span className="dim">{uValue}</span>
      </span>
    </button>
  )
}

/** How a construction without layers begins: layers as text, those of a standard construction of the type, or one layer. */
export function EmptyStart({ type, release }: { type: ConstructionType; release: string | null }) {
  const t = useTexts(startTexts)
  const editor = useTexts(editorTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const controls = useControls()
  const { data = [], isPending } = useQuery(standardTemplatesQuery(type, locale))
  const templates = [...data.filter(isNew), ...data.filter((one) => !isNew(one))]
  const take = useMutation({
    mutationFn: (id: string) => client.fetchQuery(constructionQuery('standard', id, locale)),
    onSuccess: ({ construction }) => {
      const { layers } = editableDocument(construction, randomKey)
      controls.insertLayers(layers, null)
      if (layers[0]) controls.focus(layers[0].key, 'thickness')
      announce(t('taken', { count: layers.length }))
    },
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const offered = templates.slice(0, OFFERED)
  const further = templates.slice(OFFERED)
  const scale = (STRIP.width - 4) / Math.max(STRIP.least, ...offered.map(({ thickness }) => thickness))
  return (
    <>
      <FirstStep />
      <div className={css.start} id="first-steps">
        <TextStart release={release} />
        <div className={css.templates}>
          <h2>{t('templates.title')}</h2>
          <ul>
            {isPending && Array.from({ length: OFFERED }, (_, place) => <li key={place} aria-hidden />)}
            {offered.map((item) => (
              <li key={item.id}>
                <Template item={item} scale={scale} onTake={() => take.mutate(item.id)} />
              </li>
            ))}
          </ul>
          <div className={clsx('row wrap', css.menu)}>
            <Button icon="plus" onClick={() => controls.insertBelow(null)}>
              {editor('table.add')} <kbd>{editor('key.insert')}</kbd>
            </Button>
            {further.length > 0 && (
              <Menu
                label={t('templates.further')}
                items={further.map(({ id, name }) => ({ label: name, run: () => take.mutate(id) }))}
                renderButton={({ open, toggle }) => (
                  <Button look="quiet" icon="down" aria-haspopup="menu" aria-expanded={open} onClick={toggle}>
                    {t('templates.further')}
                  </Button>
                )}
              />
            )}
          </div>
        </div>
      </div>
    </>
  )
}
