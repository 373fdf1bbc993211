import type { KeyboardEvent } from 'react'
import type { Material } from '#contract/materials.ts'
import { MaterialCombobox, useComboboxText } from '#web/components/material-combobox.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { useControls } from '../document/editor-state.ts'
import { typedLayer } from '../document/typed-layer.ts'
import { Alternatives, NewOwnMaterial, takeAlternativesKey, takeNewOwnKey } from './below-hits.tsx'
import { MaterialOption } from './material-option.tsx'
import css from './material-search.module.css'
import { searchTexts } from './search-texts.ts'
import { useMaterialHits } from './use-material-hits.ts'
import { rememberMaterial } from './use-material-use.ts'

await searchTexts.load()

export type MaterialSearchProps = {
  readonly label: string
  /** Name of the material chosen now; a pasted name where there is none. */
  readonly value: string
  readonly invalid?: boolean
  readonly release: string | null
  /** In the layer table the cells hold the tab stop, not the field. */
  readonly tabIndex?: number
  readonly id?: string
  /** `thickness` where one was typed before or after the name [m]. */
  readonly onChoose: (material: Material, thickness?: number) => void
  /** Shows materials of the same use with less GWP, for a layer that has one. */
  readonly onAlternatives?: (() => void) | undefined
  /** Takes a text that says more than a name and a thickness, such as `200 Zellulose @ KVH 60/625`. */
  readonly onText?: (text: string) => void
  /** The user leaves the field by a key; nothing was chosen. */
  readonly onLeave?: (by: 'Escape' | 'Tab' | 'backTab') => void
}

/** The focus of the field that stood here before, and what was typed into it; null: nothing yet. */
export type Handed = { readonly text: string | null }

/** A text field that finds a material: hits from the service while one types, with λ, ρ, A1-A3 and source. */
export function MaterialSearch(props: MaterialSearchProps & { handed?: Handed | undefined }) {
  const {
    label,
    value,
    invalid = false,
    release,
    tabIndex,
    id,
    onChoose,
    onText,
    onLeave,
    onAlternatives,
    handed,
  } = props
  const t = useTexts(searchTexts)
  const locale = useLocale()
  const field = useComboboxText(handed?.text)
  const { highlighted } = useControls()
  const { typed, open } = field
  const { name, thickness, isMore } = typedLayer(typed ?? '')
  const text = name.trim()
  const { hits, use, status, best } = useMaterialHits(name, open, release, locale)
  const choose = (material: Material) => {
    rememberMaterial(material.id)
    field.close()
    onChoose(material, thickness)
  }
  /** Takes the best hit for what was typed as soon as it is there, unless something else is typed meanwhile. */
  const chooseBest = async (text: string, input: HTMLInputElement) => {
    const material = await best(typedLayer(text).name)
    if (material && input.value === text) choose(material)
  }
  const showAlternatives =
    onAlternatives &&
    (() => {
      field.close()
      onAlternatives()
    })
  /** Whether Enter takes what was typed as text, not as a name. */
  const takeText = (event: KeyboardEvent<HTMLInputElement>) => {
    if (typed === null || !isMore || !onText || event.key !== 'Enter') return false
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    event.preventDefault()
    field.close()
    onText(typed)
    return true
  }
  const leave = (event: KeyboardEvent<HTMLInputElement>, first: Material | undefined) => {
    event.preventDefault()
    if (open && typed !== null && first) choose(first)
    else onLeave?.(event.shiftKey ? 'backTab' : 'Tab')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, first: Material | undefined) => {
    if (open && text === '' && showAlternatives && takeAlternativesKey(event)) return showAlternatives()
    if (takeNewOwnKey(event, open ? text : '')) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      return
    }
    if (takeText(event)) return
    if (typed !== null && status === 'searching' && (event.key === 'Enter' || event.key === 'Tab')) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
      event.preventDefault()
      return void chooseBest(typed, event.currentTarget)
    }
    if (event.key === 'Tab' && onLeave) leave(event, first)
    if (event.key === 'Escape' && onLeave) onLeave('Escape')
  }
  const found = () => {
    if (status === 'failed') return t('material.failed')
    if (hits.length > 0) return t('material.hits', { count: hits.length })
    return t(status === 'searching' ? 'material.searching' : 'material.none', { text: typed ?? '' })
  }
  return (
    <MaterialCombobox
      text={field}
      label={label}
      value={value}
      hits={hits}
      renderOption={(material) => (
        <MaterialOption material={material} text={text} uses={use[material.id]?.count ?? 0} />
      )}
      onChoose={choose}
      onHighlight={highlighted.set}
      status={found()}
      list={t('material.list')}
      columns={['λ', 'ρ', t('material.production')]}
      className={{ root: css.combobox, hits: css.hits, head: css.head }}
      id={id}
      invalid={invalid}
      opensOnFocus
      input={{ tabIndex, autoFocus: handed !== undefined }}
      onKeyDown={onKeyDown}
    >
      {text !== '' && <NewOwnMaterial name={text} />}
      {text === '' && showAlternatives && <Alternatives onOpen={showAlternatives} />}
    </MaterialCombobox>
  )
}
