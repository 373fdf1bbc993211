import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { shippedOpeningTypes } from '#assessment/building/opening-types.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { ABSENT, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { nextTypeKey, removeOpeningType, setOpeningType, usesOfType } from '../document/opening-type-edits.ts'
import type { Editing } from '../page/use-history.ts'
import { detailTexts, projectTexts } from '../projects-texts.ts'
import { type TypeDraft, typeDraft } from './type-draft.ts'
import { TypeForm } from './type-form.tsx'
import css from './types.module.css'

await detailTexts.load()

type Written = { readonly key: string | null; readonly begun: TypeDraft }

/** Own types with how many rows are of them, then those that are shipped, to begin with. */
function Types({ editing, onWrite }: { editing: Editing; onWrite: (written: Written) => void }) {
  const d = useTexts(detailTexts)
  const locale = useLocale()
  const { figure, number } = useFormats()
  const { draft, edit } = editing
  const own = Object.entries(draft.openingTypes)
  const copied = { name: '' }
  return (
    <table className={clsx('table', css.types)}>
      <thead>
        <tr>
          <th scope="col">{d('types.name')}</th>
          <th scope="col">{d('types.kind')}</th>
          <th scope="col" className="num">
            U <span className="unit">W/(m²K)</span>
          </th>
          <th scope="col" className="num">
            g
          </th>
          <th scope="col" className="num">
            {d('types.rows')}
          </th>
          <th scope="col">
            <span className="sr">{d('types.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {own.map(([key, type]) => {
          const uses = usesOfType(draft, key)
          return (
            <tr key={key}>
              <td>{type.name}</td>
              <td>{d(`kind.${type.kind}`)}</td>
              <td className="num" data-l="U" data-unit={quantities.uValue.unit}>
                {figure('uValue', type.uValue)}
              </td>
              <td className="num" data-l="g">
                {type.gValue === undefined ? ABSENT : number(type.gValue, 2, 2)}
              </td>
              <td className="num" data-l={d('types.rows')}>
                {uses}
              </td>
              <td className={css.actions}>
                <Button
                  size="s"
                  icon="pencil"
                  aria-label={d('types.editOf', { name: type.name })}
                  onClick={() => onWrite({ key, begun: typeDraft(type) })}
                />
                <Button
                  size="s"
                  icon="copy"
                  aria-label={d('types.copyOf', { name: type.name })}
                  onClick={() => onWrite({ key: null, begun: typeDraft({ ...type, ...copied }) })}
                />
                <Button
                  size="s"
                  icon="bin"
                  disabled={uses > 0}
                  title={uses > 0 ? d('types.inUse') : undefined}
                  aria-label={d('types.removeOf', { name: type.name })}
                  onClick={() => edit(removeOpeningType(key))}
                />
              </td>
            </tr>
          )
        })}
        {shippedOpeningTypes
          .filter(({ key }) => !Object.hasOwn(draft.openingTypes, key))
          .map(({ key, names, type }) => (
            <tr key={key}>
              <td>
                {names[locale]} <span className="small dim">{d('types.shipped')}</span>
              </td>
              <td>{d(`kind.${type.kind}`)}</td>
              <td className="num" data-l="U" data-unit={quantities.uValue.unit}>
                {figure('uValue', type.uValue)}
              </td>
              <td className="num" data-l="g">
                {type.gValue === undefined ? ABSENT : number(type.gValue, 2, 2)}
              </td>
              <td className="num" data-l={d('types.rows')}>
                0
              </td>
              <td className={css.actions}>
                <Button
                  size="s"
                  icon="copy"
                  aria-label={d('types.copyOf', { name: names[locale] })}
                  onClick={() => onWrite({ key: null, begun: typeDraft({ ...type, name: names[locale] }) })}
                />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

/** The opening types of a project: what windows and doors are made of, as data sheets tell it. */
export function TypesDialog({
  editing,
  release,
  onClose,
}: {
  editing: Editing
  /** That figures are computed with; null while it is not known. */
  release: string | null
  onClose: () => void
}) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const [written, setWritten] = useState<Written | null>(null)
  const { draft, latest, edit } = editing
  const isFull = Object.keys(draft.openingTypes).length >= projectLimits.openingTypes
  if (written)
    return (
      <Dialog
        key="form"
        title={d(written.key === null ? 'types.new' : 'types.edit')}
        className={css.dialog}
        onClose={() => setWritten(null)}
        footer={
          <>
            <Button onClick={() => setWritten(null)}>{common('cancel')}</Button>
            <Button look="primary" type="submit" form={form}>
              {d('types.done')}
            </Button>
          </>
        }
      >
        <TypeForm
          id={form}
          begun={written.begun}
          release={release}
          onDone={(type) => {
            edit(setOpeningType(written.key ?? nextTypeKey(latest()), type))
            setWritten(null)
          }}
        />
      </Dialog>
    )
  return (
    <Dialog
      key="list"
      title={t('types')}
      subtitle={d('types.subtitle')}
      className={css.dialog}
      onClose={onClose}
      footer={
        <>
          <Button icon="plus" disabled={isFull} onClick={() => setWritten({ key: null, begun: typeDraft() })}>
            {d('types.new')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <Types editing={editing} onWrite={setWritten} />
    </Dialog>
  )
}
