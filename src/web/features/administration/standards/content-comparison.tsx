import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { StandardContent } from '#contract/standard-constructions.ts'
import { definitionOf, type FigureKey } from '#vocabulary/figures.ts'
import { differenceTo, relativeText } from '#web/charts/difference.ts'
import css from '#web/features/administration/administration.module.css'
import { ABSENT, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { administrationTexts } from '../administration-texts.ts'
import { fieldDifferences, type LayerDifference, layerDifferences } from './layer-differences.ts'

const rows = ['uValue', 'gwp', 'penrt', 'thickness', 'mass'] as const satisfies readonly (FigureKey &
  keyof StandardContent)[]

type Compared = { readonly before: StandardContent; readonly after: StandardContent }

function useSentence({ before, after }: Compared) {
  const t = useTexts(administrationTexts)
  const { withUnit, figure } = useFormats()
  return (change: LayerDifference): string => {
    const { number } = change
    const material = (change.kind === 'removed' ? before : after).materials[number - 1] ?? ABSENT
    switch (change.kind) {
      case 'added':
        return t('layer.added', {
          number,
          material,
          thickness: withUnit('thickness', after.content.layers[number - 1]?.thickness),
        })
      case 'removed':
        return t('layer.removed', { number, material })
      case 'thickness':
        return t('layer.thickness', {
          number,
          before: figure('thickness', change.before),
          after: withUnit('thickness', change.after),
        })
      default:
        return t('layer.details', {
          number,
          material,
          details: change.details.map((detail) => t(`detail.${detail}`)).join(', '),
        })
    }
  }
}

const Changes = ({ children }: { children: readonly ReactNode[] }) => (
  <td colSpan={3} className={clsx('num', css.changesCell)}>
    {children.length > 0 && <ul className={css.changes}>{children}</ul>}
  </td>
)

/** Whether nothing differs between two contents. */
export const isSame = (before: StandardContent, after: StandardContent): boolean =>
  layerDifferences(before.content.layers, after.content.layers).length === 0 &&
  fieldDifferences(before.content, after.content).length === 0

/** Two states of a construction: figures, the change in per cent, and what became of layers and details. */
export function ContentComparison({
  names,
  caption,
  ...compared
}: Compared & { names: readonly [string, string]; caption: string }) {
  const { before, after } = compared
  const t = useTexts(administrationTexts)
  const formats = useFormats()
  const { figure } = formats
  const sentence = useSentence(compared)
  const layers = layerDifferences(before.content.layers, after.content.layers)
  const fields = fieldDifferences(before.content, after.content)
  return (
    <table className="rt2">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('figure')}</span>
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="num">
              {name}
            </th>
          ))}
          <th scope="col" className="num">
            {t('difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((name) => {
          const { quantity } = definitionOf(name)
          return (
            <tr key={name}>
              <th scope="row">
                {t(name)} <span className="unit">{quantities[quantity].unitAlone}</span>
              </th>
              <td className="num dim">{figure(quantity, before[name])}</td>
              <td className="num">
                <b>{figure(quantity, after[name])}</b>
              </td>
              <td className="num">
                {relativeText(differenceTo(before[name], after[name]), before[name], quantity, formats)}
              </td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">{t('layers')}</th>
          <Changes>
            {layers.length === 0
              ? [<li key="none">{t('noLayerChange')}</li>]
              : layers.map((change) => <li key={`${change.kind}${change.number}`}>{sentence(change)}</li>)}
          </Changes>
        </tr>
        {fields.length > 0 && (
          <tr>
            <th scope="row">{t('fields')}</th>
            <Changes>{[<li key="fields">{fields.map((field) => t(`field.${field}`)).join(', ')}</li>]}</Changes>
          </tr>
        )}
      </tbody>
    </table>
  )
}
