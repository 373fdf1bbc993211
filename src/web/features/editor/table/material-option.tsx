import { clsx } from 'clsx'
import type { Material } from '#contract/materials.ts'
import { isClassValue } from '#vocabulary/materials.ts'
import { HatchSwatch } from '#web/drawing/hatch-swatch.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { editorTexts } from '../editor-texts.ts'
import css from './material-search.module.css'
import { productionClimate } from './production-climate.ts'
import { searchTexts } from './search-texts.ts'

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The name with the part that matches in bold. */
function Matched({ name, text }: { name: string; text: string }) {
  const at = text === '' ? -1 : plain(name).indexOf(plain(text))
  if (at < 0 || plain(name).length !== name.length) return name
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, at + text.length)}</b>
      {name.slice(at + text.length)}
    </>
  )
}

function Production({ material }: { material: Material }) {
  const t = useTexts(searchTexts)
  const { figure } = useFormats()
  const climate = productionClimate(material)
  if (!climate) return '–'
  return (
    <>
      {figure(Math.abs(climate.value) < 10 ? 'gwp' : 'count', climate.value)}
      {climate.per !== 'm3' && <span className="unit"> /{t(`per.${climate.per}`)}</span>}
    </>
  )
}

/** What is not known of a material, and what cannot be told with it. */
function Gaps({ material }: { material: Material }) {
  const t = useTexts(searchTexts)
  const isAir = material.hatch === 'air'
  const gaps = [
    material.conductivity === null && !isAir && t('material.gap.conductivity'),
    material.vapourResistanceFactor === null && material.sd === null && !isAir && t('material.gap.vapour'),
  ].filter((gap) => gap !== false)
  if (gaps.length === 0) return null
  return <span className={clsx('small warn', css.source)}>{gaps.join(', ')}</span>
}

/** What a hit shows: hatch, name with source, λ, ρ, climate change of the production. */
export function MaterialOption({ material, text, uses }: { material: Material; text: string; uses: number }) {
  const t = useTexts(editorTexts)
  const s = useTexts(searchTexts)
  const common = useTexts(commonTexts)
  const { figure } = useFormats()
  const { dataset } = material
  const classed = isClassValue(material.statuses.conductivity)
  const source = dataset ? `${releaseName(dataset.release)}, ${dataset.name}` : t('material.noDataset')
  return (
    <>
      <HatchSwatch hatch={material.hatch} height={22} />
      <span className="grow">
        <Matched name={material.name} text={text} />
        <span className={clsx('small dim', css.source)} title={source}>
          {material.own && `${s('material.own')}, `}
          {uses > 0 && `${s('material.uses', { count: uses })}, `}
          {source}
        </span>
        <Gaps material={material} />
        {classed && <span className="small dim">λ: {common('classValue')}</span>}
      </span>
      <span className="num">{figure('conductivity', material.conductivity)}</span>
      <span className="num">{figure('density', material.density)}</span>
      <span className="num">
        <Production material={material} />
      </span>
    </>
  )
}
