import { type ReactNode, useId, useState } from 'react'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { deriveVariant, moveVariant, nextVariant, removeVariant, renameVariant } from '../document/variant-edits.ts'
import { variantOf } from '../document/variant-rows.ts'
import { projectTexts } from '../projects-texts.ts'
import type { Editing } from './use-history.ts'
import { VariantOrder } from './variant-order.tsx'

/** Asks for the name of a variant, new or on screen. */
function NameDialog({
  title,
  note,
  name: given,
  onName,
  onRemove,
  order,
  onClose,
}: {
  title: string
  note?: string | undefined
  name: string
  onName: (name: string) => void
  onRemove?: (() => void) | undefined
  /** The way to another place among the variants. */
  order?: ReactNode
  onClose: () => void
}) {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const form = useId()
  const [name, setName] = useState(given)
  return (
    <Dialog
      title={title}
      subtitle={note}
      onClose={onClose}
      footer={
        <>
          {onRemove && (
            <Button look="danger" onClick={onRemove}>
              {t('variant.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={name.trim() === ''}>
            {title}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') onName(name.trim())
        }}
      >
        <Field label={t('variant.name')} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </form>
      {order}
    </Dialog>
  )
}

/** The variant on screen, and what can be done with variants. */
export function VariantMenu({
  editing: { draft, edit },
  variant,
  onVariant,
  readOnly,
}: {
  editing: Editing
  variant: string
  onVariant: (variant: string) => void
  readOnly: boolean
}) {
  const t = useTexts(projectTexts)
  const [asked, setAsked] = useState<'derive' | 'change' | null>(null)
  const { variants } = draft
  const next = nextVariant(draft)
  const now = variantOf(draft, variant)
  const nameNow = now?.name ?? t('base')
  const close = () => setAsked(null)
  return (
    <>
      {variants.length > 0 && (
        <label className="row small dim">
          {t('variant')}
          <Select value={variant} onChange={({ target }) => onVariant(target.value)}>
            <option value={BASE_VARIANT}>{t('base')}</option>
            {variants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      )}
      {!readOnly && now && (
        <Button
          icon="pencil"
          aria-label={t('variant.manage')}
          title={t('variant.manage')}
          onClick={() => setAsked('change')}
        />
      )}
      {!readOnly && (
        <Button icon="copy" disabled={!next} onClick={() => setAsked('derive')}>
          {t('variant.derive')}
        </Button>
      )}
      {asked === 'derive' && next && (
        <NameDialog
          title={t('variant.derive')}
          note={t('variant.from', { name: nameNow })}
          name={next.name}
          onClose={close}
          onName={(name) => {
            edit(deriveVariant(variant, { ...next, name }))
            onVariant(next.id)
            close()
          }}
        />
      )}
      {asked === 'change' && now && (
        <NameDialog
          title={t('variant.manage')}
          name={now.name}
          order={
            variants.length > 1 && <VariantOrder variants={variants} onMove={(id, by) => edit(moveVariant(id, by))} />
          }
          onClose={close}
          onName={(name) => {
            edit(renameVariant(now.id, name))
            close()
          }}
          onRemove={() => {
            onVariant(BASE_VARIANT)
            edit(removeVariant(now.id))
            close()
          }}
        />
      )}
    </>
  )
}
