import { freeParts } from '#assessment/optimisation/place-rules.ts'
import type { Freedoms } from '#contract/optimisation.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type FreeRow, freedomKey, type Offered, type SwitchedOff } from './narrowed.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

type FreedomFormProps = {
  readonly offered: Offered
  /** Row and material of each layer. */
  readonly rows: readonly (FreeRow & { readonly number: number; readonly materialId: string })[]
  readonly nameOf: (id: string) => string
  readonly off: SwitchedOff
  readonly onChange: (off: SwitchedOff) => void
}

type SwitchProps = Pick<FreedomFormProps, 'off' | 'onChange'> & { readonly of: string; readonly label: string }

function Switch({ off, onChange, of, label }: SwitchProps) {
  const change = (isOn: boolean) => {
    const next = new Set(off)
    if (isOn) next.delete(of)
    else next.add(of)
    onChange(next)
  }
  return (
    <OptionLine>
      <Checkbox checked={!off.has(of)} onChange={({ target }) => change(target.checked)} />
      {label}
    </OptionLine>
  )
}

type LayerFreedom = Freedoms['layers'][number]

/** Thinnest, thickest and how many thicknesses there are. */
function useThicknessText() {
  const t = useTexts(proposalTexts)
  const { figure } = useFormats()
  return (thickness: NonNullable<LayerFreedom['thickness']>) => {
    const [from, to, count] =
      'values' in thickness
        ? [Math.min(...thickness.values), Math.max(...thickness.values), thickness.values.length]
        : [thickness.min, thickness.max, Math.floor((thickness.max - thickness.min) / thickness.step) + 1]
    return t('freedom.thickness', { from: figure('thickness', from), to: figure('thickness', to), count })
  }
}

function OfLayer({ freedom, ...props }: FreedomFormProps & { freedom: LayerFreedom }) {
  const t = useTexts(proposalTexts)
  const thicknessText = useThicknessText()
  const { rows, nameOf, off, onChange } = props
  const row = rows[freedom.layer]
  if (!row) return null
  const { thickness, materials, framing, removable } = freedom
  const switches = { off, onChange }
  const label = t('freedom.layer', { number: row.number, name: nameOf(row.materialId) })
  const isOpen = !off.has(freedomKey.layer(row.key))
  return (
    <li>
      <Switch {...switches} of={freedomKey.layer(row.key)} label={label} />
      {isOpen && (
        <div className={css.within}>
          {thickness && <Switch {...switches} of={freedomKey.thickness(row.key)} label={thicknessText(thickness)} />}
          {framing && <Switch {...switches} of={freedomKey.framing(row.key)} label={t('freedom.framing')} />}
          {removable && <Switch {...switches} of={freedomKey.removable(row.key)} label={t('freedom.removable')} />}
          {materials && !off.has(row.part ?? '') && (
            <div role="group" aria-label={t('freedom.materials', { number: row.number })}>
              {materials.map((id) => (
                <Switch key={id} {...switches} of={freedomKey.material(row.key, id)} label={nameOf(id)} />
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  )
}

/** What may change: seen whole, and switched one by one. */
export function FreedomForm(props: FreedomFormProps) {
  const t = useTexts(proposalTexts)
  const { figure } = useFormats()
  const { offered, rows, nameOf, off, onChange } = props
  const { layers, additions } = offered
  const switches = { off, onChange }
  const hasThickness = layers.some((one) => one.thickness !== undefined)
  const parts = freeParts.filter((part) => layers.some((one) => one.materials && rows[one.layer]?.part === part))
  const locked = rows.filter(({ key }) => off.has(freedomKey.layer(key)))
  return (
    <>
      <span className="lbl">{t('change')}</span>
      <div>
        <div className={css.options}>
          {hasThickness && <Switch {...switches} of="thickness" label={t('change.thicknesses')} />}
          {parts.map((part) => (
            <Switch key={part} {...switches} of={part} label={t(`change.${part}`)} />
          ))}
          {additions.length > 0 && <Switch {...switches} of="additions" label={t('change.additions')} />}
        </div>
        {locked.length > 0 && (
          <p className="row small">
            <Icon name="lock" className="dim3" /> {t('locked')}
            {locked.map(({ key, number, materialId }) => (
              <Button
                key={key}
                size="xs"
                icon="close"
                aria-label={t('locked.free', { number, name: nameOf(materialId) })}
                onClick={() => onChange(new Set([...off].filter((one) => one !== freedomKey.layer(key))))}
              >
                {number} {nameOf(materialId)}
              </Button>
            ))}
          </p>
        )}
        <details className={css.each}>
          <summary>{t('freedom.each', { count: layers.length + additions.length })}</summary>
          <ul>
            {layers.map((freedom) => (
              <OfLayer key={rows[freedom.layer]?.key ?? freedom.layer} {...props} freedom={freedom} />
            ))}
            {!off.has('additions') &&
              additions.map(({ after, materials, thickness }, index) => {
                const most = 'values' in thickness ? Math.max(...thickness.values) : thickness.max
                const words = {
                  name: t('freedom.materialCount', { count: materials.length, first: nameOf(materials[0] ?? '') }),
                  thickness: figure('thickness', most),
                  number: rows[after]?.number ?? 0,
                }
                return (
                  <li key={`${after} ${materials.join(' ')}`}>
                    <Switch
                      {...switches}
                      of={freedomKey.addition(index)}
                      label={t(after < 0 ? 'freedom.outermost' : 'freedom.addition', words)}
                    />
                  </li>
                )
              })}
          </ul>
        </details>
      </div>
    </>
  )
}
