import { clsx } from 'clsx'
import { memo, type ReactNode, type RefObject } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useControls } from '../../document/editor-state.ts'
import { editorTexts } from '../../editor-texts.ts'
import css from './header.module.css'
import { StoredLinks } from './stored-links.tsx'

type TitleBarProps = {
  readonly name: string
  readonly code: string
  /** Some layers are there already, or are taken out. */
  readonly renovated: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly readOnly: boolean
  /** Everybody sees what is released; own ones are saved. */
  readonly releases: boolean
  readonly saveable: boolean
  readonly nameField: RefObject<HTMLInputElement | null>
  readonly onSave: () => void
  readonly onCopy: () => void
  readonly stored: Construction | undefined
  /** There are changes that are not stored yet. */
  readonly unsaved: boolean
  /** Ways to its variants. */
  readonly variants: ReactNode
  /** Address of the project that takes it over, where it is a part of one. */
  readonly handOver?: { readonly project: string } | undefined
}

function TextInput({
  field,
  label,
  placeholder,
  maximum,
  className,
  value,
  readOnly,
  reference,
  size,
}: {
  field: 'code' | 'name'
  label: string
  placeholder: string
  maximum: number
  className: string | undefined
  value: string
  readOnly: boolean
  reference?: RefObject<HTMLInputElement | null>
  size?: number
}) {
  const controls = useControls()
  return (
    <input
      ref={reference}
      className={className}
      size={size}
      aria-label={label}
      placeholder={placeholder}
      maxLength={maximum}
      value={value}
      readOnly={readOnly}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => controls.run({ do: 'setHeader', change: { [field]: target.value } }, field)}
      onBlur={controls.seal}
      onKeyDown={(event) => {
        if (event.key === 'Escape') controls.cancel(field)
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}

/** Mark and name of the construction, undo, redo, save. */
export const TitleBar = memo(function TitleBar(props: TitleBarProps) {
  const {
    name,
    code,
    renovated,
    canUndo,
    canRedo,
    readOnly,
    releases,
    saveable,
    nameField,
    onSave,
    onCopy,
    stored,
    unsaved,
    variants,
    handOver,
  } = props
  const t = useTexts(editorTexts)
  const controls = useControls()
  const draftOf = stored?.draftOf
  return (
    <div className={css.titleBar}>
      <ButtonLink
        look="quiet"
        icon="back"
        to={handOver?.project ?? paths.library.href}
        aria-label={t(handOver ? 'title.backToProject' : 'title.back')}
      />
      <TextInput
        field="code"
        label={t('meta.code')}
        placeholder={t('title.codePlaceholder')}
        maximum={20}
        className={clsx(css.text, css.code)}
        size={Math.max(code.length, 6)}
        value={code}
        readOnly={readOnly}
      />
      <h1 aria-label={name || t('title.new')}>
        <TextInput
          field="name"
          label={t('meta.name')}
          placeholder={t('title.namePlaceholder')}
          maximum={120}
          className={css.text}
          reference={nameField}
          value={name}
          readOnly={readOnly}
        />
      </h1>
      {variants}
      <div className="row">
        {draftOf !== undefined && <span className="chip">{t('title.draft')}</span>}
        {!readOnly && (
          <>
            <Button
              look="quiet"
              icon="undo"
              disabled={!canUndo}
              onClick={controls.undo}
              aria-label={`${t('title.undo')}, ${t('key.control')} Z`}
            />
            <Button
              look="quiet"
              icon="redo"
              disabled={!canRedo}
              onClick={controls.redo}
              aria-label={`${t('title.redo')}, ${t('key.control')} ${t('key.shift')} Z`}
            />
            <span className={clsx('vr', css.upright)} />
          </>
        )}
        <StoredLinks renovated={renovated} stored={stored} unsaved={unsaved} code={code} name={name} />
        {readOnly ? (
          <Button look="primary" icon="copy" aria-label={t('title.copy')} onClick={onCopy}>
            <span className={css.whole}>{t('title.copy')}</span>
            <span className={css.short}>{t('title.copyShort')}</span>
          </Button>
        ) : (
          <Button look={draftOf === undefined ? 'primary' : undefined} disabled={!saveable} onClick={onSave}>
            {t(handOver ? 'title.handOver' : releases ? 'title.release' : 'title.save')}
            <kbd>{t('key.control')} S</kbd>
          </Button>
        )}
        {draftOf !== undefined && (
          <ButtonLink look="primary" to={paths.standards.hrefFor(draftOf)}>
            {t('title.toPublish')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
})
