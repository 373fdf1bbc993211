import { clsx } from 'clsx'
import { measureName } from '#vocabulary/measures.ts'
import { tagName } from '#vocabulary/tag-names.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { builtInLabel } from '#web/lib/accessory-label.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { type StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import { type ConstructionDocument, editableDocument, type LayerDraft } from '../document/document.ts'
import { type Materials, useMaterials } from '../document/use-materials.ts'
import { drawnLayers } from '../drawing/drawn.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './conflict.module.css'
import { conflictTexts } from './conflict-texts.ts'
import { differences, type HeaderField } from './differences.ts'

type ConflictDialogProps = {
  readonly mine: ConstructionDocument
  readonly theirs: StoredConstruction
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
  readonly onCopy: () => void
  readonly onClose: () => void
}

const WIDTH = 420

function useWords(materials: Materials) {
  const t = useTexts(editorTexts)
  const c = useTexts(conflictTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const locale = useLocale()
  const layer = (draft: LayerDraft | undefined) => {
    if (!draft) return c('conflict.noLayer')
    const name = materials.get(draft.materialId ?? '')?.name ?? (draft.materialText || t('row.unnamed'))
    const thickness = formats.withUnit('thickness', draft.numbers.thickness)
    return `${name}${builtInLabel(draft.accessories, formats)}, ${thickness}`
  }
  const field = (document: ConstructionDocument, name: HeaderField): string => {
    if (name === 'type') return common(`type.${document.type}`)
    if (name === 'settings')
      return document.settings?.measure?.map((one) => measureName(one, locale)).join(', ') ?? t('meta.fromLayers')
    if (name === 'tags') return document.tags.map((tag) => tagName(tag, locale)).join(', ') || '–'
    return document[name] || '–'
  }
  return { layer, field }
}

/** Two versions side by side after somebody else saved in between; the user decides which one stays. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onCopy, onClose }: ConflictDialogProps) {
  const t = useTexts(editorTexts)
  const c = useTexts(conflictTexts)
  const { recent } = useFormats()
  const locale = useLocale()
  const other = editableDocument(theirs.construction, randomKey)
  const materials = useMaterials({ ...mine, layers: [...mine.layers, ...other.layers] }, locale)
  const words = useWords(materials)
  const { header, layers } = differences(mine, other)
  const thickest = Math.max(
    ...[mine, other].map((one) => one.layers.reduce((sum, { numbers }) => sum + (numbers.thickness ?? 0), 0)),
    0.01,
  )
  const strip = (document: ConstructionDocument) => (
    <SectionStrip
      layers={drawnLayers(document.layers, materials)}
      scale={WIDTH / 2 / thickest}
      height={44}
      seed={theirs.construction.id}
    />
  )
  return (
    <Dialog
      title={c('conflict.title')}
      className={css.dialog}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onCopy}>
            {c('conflict.copy')}
          </Button>
          <span className="grow" />
          <Button onClick={onTakeTheirs}>{c('conflict.takeTheirs')}</Button>
          <Button look="primary" onClick={onKeepMine}>
            {c('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <p className={css.intro}>{c('conflict.explanation', { time: recent(theirs.construction.updatedAt) })}</p>
      <table className={clsx('table', css.versions)}>
        <thead>
          <tr>
            <th scope="col">{c('conflict.what')}</th>
            <th scope="col">{c('conflict.mine')}</th>
            <th scope="col">{c('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{c('conflict.section')}</th>
            <td>{strip(mine)}</td>
            <td>{strip(other)}</td>
          </tr>
          {header.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`meta.${field}`)}</th>
              <td>{words.field(mine, field)}</td>
              <td>{words.field(other, field)}</td>
            </tr>
          ))}
          {layers.map(({ index, mine: one, theirs: two }) => (
            <tr key={index}>
              <th scope="row">{c('conflict.layer', { number: index + 1 })}</th>
              <td>{words.layer(one)}</td>
              <td>{words.layer(two)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
