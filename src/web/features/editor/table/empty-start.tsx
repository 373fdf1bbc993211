import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Menu } from '#web/components/menu.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import { standardTemplatesQuery } from '#web/resources/constructions/list-queries.ts'
import { editableDocument } from '../document/document.ts'
import { useControls } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './layer-table.module.css'

/** Whether nothing of it stands already. */
const isNew = ({ section }: ConstructionListItem) =>
  section.every(({ state }) => state === undefined || state === 'new')

/** Templates with a button of their own. */
const OFFERED = 2

/** First steps of a construction without layers: a layer, or those of a standard construction of the type. */
export function EmptyStart({ type }: { type: ConstructionType }) {
  const t = useTexts(editorTexts)
  const locale = useLocale()
  const client = useQueryClient()
  const controls = useControls()
  const { data = [] } = useQuery(standardTemplatesQuery(type, locale))
  const templates = [...data.filter(isNew), ...data.filter((one) => !isNew(one))]
  const take = useMutation({
    mutationFn: (id: string) => client.fetchQuery(constructionQuery('standard', id, locale)),
    onSuccess: ({ construction }) => {
      const { layers } = editableDocument(construction, randomKey)
      controls.insertLayers(layers, null)
      if (layers[0]) controls.focus(layers[0].key, 'thickness')
      announce(t('empty.taken', { count: layers.length }))
    },
    onError: useFailureToast((reason) => t('empty.failed', { reason })),
  })
  const further = templates.slice(OFFERED)
  return (
    <div className={clsx('row', css.firstSteps)} id="first-steps">
      <Button look="primary" icon="plus" onClick={() => controls.insertBelow(null)}>
        {t('table.add')} <kbd>{t('key.insert')}</kbd>
      </Button>
      {templates.slice(0, OFFERED).map(({ id, name }) => (
        <Button key={id} onClick={() => take.mutate(id)}>
          {t('empty.template', { name })}
        </Button>
      ))}
      {further.length > 0 && (
        <Menu
          label={t('empty.templates')}
          items={further.map(({ id, name }) => ({ label: name, run: () => take.mutate(id) }))}
          renderButton={({ open, toggle }) => (
            <Button look="quiet" icon="down" aria-haspopup="menu" aria-expanded={open} onClick={toggle}>
              {t('empty.templates')}
            </Button>
          )}
        />
      )}
    </div>
  )
}
