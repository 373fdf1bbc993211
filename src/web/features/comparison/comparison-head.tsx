import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useWidth } from '#web/charts/use-width.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { OptionLine, Radio } from '#web/components/option.tsx'
import { Segments } from '#web/components/segments.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { Adapted } from './adapted.tsx'
import css from './comparison.module.css'
import { adapting, differenceModes, without } from './comparison-search.ts'
import { comparisonTexts } from './comparison-texts.ts'
import { ComparedSection, LayerList, ScaleBar } from './section-column.tsx'
import { type SectionScale, sectionScale } from './section-scale.ts'
import type { ChangeComparison } from './use-comparison.ts'
import type { Column, View } from './view.ts'

type HeadProps = { readonly view: View; readonly change: ChangeComparison }

/** Of a column of four on a wide screen, until it is measured [px]. */
const USUAL_COLUMN = 274

function Legend({ view, change, scale }: HeadProps & { scale: SectionScale }) {
  const t = useTexts(comparisonTexts)
  return (
    <td className={css.corner}>
      <div className="small dim">{t('scale')}</div>
      <ScaleBar scale={scale} />
      <p className={clsx('small', css.legendOf)}>
        <span className={css.bestMark} aria-hidden="true" />
        {t('bestOfRow')}
      </p>
      {view.search.equal !== undefined && <p className="small dim">{t('equal.grey')}</p>}
      <p className={clsx('small dim', css.distance)}>{t('distance')}</p>
      <Segments
        label={t('distance')}
        value={view.search.differences}
        segments={differenceModes.map((value) => ({ value, label: t(`distance.${value}`) }))}
        onChange={(differences) => change({ differences })}
      />
      <div className={clsx(css.project, view.search.project === '' && css.noPrint)}>
        <Field
          label={t('project')}
          maxLength={120}
          autoComplete="off"
          value={view.search.project}
          onChange={({ target }) => change({ project: target.value })}
        />
      </div>
    </td>
  )
}

function ColumnHead({ column, view, change, scale }: HeadProps & { column: Column; scale: SectionScale }) {
  const t = useTexts(comparisonTexts)
  const common = useTexts(commonTexts)
  const { withUnit } = useFormats()
  const { item, mark, name } = column
  const chosen = view.search.baseline === item.id
  return (
    <div className={css.column}>
      <div className="row between">
        <span className="small dim">
          {mark} · {common(`ownership.${item.ownership}`)}
          <span className="m-only">&nbsp;· {withUnit('thickness', item.thickness)}</span>
        </span>
        <Button
          look="quiet"
          size="xs"
          icon="close"
          className={css.noPrint}
          aria-label={t('remove', { name: mark })}
          onClick={() => change(without(view.search, item.id), { replace: false })}
        />
      </div>
      <Link to={paths.construction.href(item.ownership, item.id)} title={item.name}>
        {item.name}
      </Link>
      <ComparedSection item={item} name={name} scale={scale} adapted={column.isUnequal ? null : column.made?.layer} />
      <Adapted column={column} onLayer={(layer) => change({ adapt: adapting(view.search, item.id, layer) })} />
      <LayerList item={item} name={name} />
      <OptionLine>
        <Radio
          name="baseline"
          aria-label={t(chosen ? 'baselineNamed' : 'asBaselineNamed', { name })}
          checked={chosen}
          onChange={() => change({ baseline: item.id })}
        />
        {t(chosen ? 'baseline' : 'asBaseline')}
      </OptionLine>
    </div>
  )
}

/** Names, sections and layers of the constructions, and which one is the baseline. */
export function ComparisonHead({ view, change }: HeadProps) {
  const { ref, width } = useWidth<HTMLDivElement>(USUAL_COLUMN)
  const { columns } = view
  const scale = sectionScale(
    // What is taken out is drawn, too, though it is no part of the thickness.
    columns.map(({ item }) => item.section.reduce((sum, layer) => sum + layer.thickness, 0)),
    width,
  )
  return (
    <thead>
      <tr>
        <Legend view={view} change={change} scale={scale} />
        {columns.map((column, index) => (
          <th key={column.item.id} scope="col">
            {index === 0 && <div ref={ref} />}
            <ColumnHead column={column} view={view} change={change} scale={scale} />
          </th>
        ))}
      </tr>
    </thead>
  )
}
