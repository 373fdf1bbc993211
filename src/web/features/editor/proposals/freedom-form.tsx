import type { Freedoms } from '#contract/optimisation.ts'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { freedomKey, type SwitchedOff } from './narrowed.ts'
import { proposalTexts } from './proposal-texts.ts'
import css from './proposals.module.css'

type FreedomFormProps = {
  readonly freedoms: Freedoms
  /** Row and material of each layer. */
  readonly rows: readonly { readonly key: string; readonly number: number; readonly materialId: string }[]
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
          {materials && !off.has('materials') && (
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
  const { freedoms, rows, nameOf, off, onChange } = props
  const { layers, additions = [] } = freedoms
  const switches = { off, onChange }
  const has = (kind: 'thickness' | 'materials') => layers.some((one) => one[kind] !== undefined)
  return (
    <>
      <span className="lbl">{t('change')}</span>
      <div>
        <div className={css.options}>
          {has('thickness') && <Switch {...switches} of="thickness" label={t('change.thicknesses')} />}
          {has('materials') && <Switch {...switches} of="materials" label={t('change.materials')} />}
          {additions.length > 0 && <Switch {...switches} of="additions" label={t('change.additions')} />}
        </div>
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
                  name: materials.map(nameOf).join(', '),
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
