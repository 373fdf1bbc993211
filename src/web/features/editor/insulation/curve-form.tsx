import { type StationKey, stationKeys, stations } from '#vocabulary/degree-hours.ts'
import { energyCarriers } from '#vocabulary/energy-carriers.ts'
import { heatBounds } from '#vocabulary/heat-bounds.ts'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { BoundedField } from '../views/bounded-field.tsx'
import { type CurveAsked, courses, FREE_BY_LAW, type OwnHeat } from './curve-asked.ts'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

/** A layer that may be chosen. */
export type LayerChoice = { readonly index: number; readonly name: string }

const GRAMS = 1000

const within = (bound: keyof typeof heatBounds, factor = 1) => {
  const { minimum, maximum } = heatBounds[bound]
  return { minimum: minimum * factor, maximum: maximum * factor }
}

/** Factors and efficiency of one's own; an empty field changes nothing. */
function OwnHeatFields({ own, onChange }: { own: OwnHeat; onChange: (own: OwnHeat) => void }) {
  const t = useTexts(insulationTexts)
  const take = (part: keyof OwnHeat, factor: number) => (value: number | null) => {
    if (value !== null) onChange({ ...own, [part]: Number((value / factor).toPrecision(9)) })
  }
  return (
    <>
      <BoundedField
        label={t('own.gwp')}
        unit="g/kWh"
        {...within('emissionFactor', GRAMS)}
        value={Number((own.gwp * GRAMS).toPrecision(9))}
        onChange={take('gwp', GRAMS)}
      />
      <BoundedField
        label={t('own.penrt')}
        unit="kWh/kWh"
        {...within('primaryFactor')}
        value={own.penrt}
        onChange={take('penrt', 1)}
      />
      <BoundedField
        label={t('own.efficiency')}
        unit=""
        {...within('efficiency')}
        value={own.efficiency}
        onChange={take('efficiency', 1)}
      />
    </>
  )
}

/** Which layer, what heat, which site, and how its factor goes on. */
export function CurveForm({
  asked,
  onChange,
  layer,
  layers,
  onLayer,
  hoursOf,
  usualFx,
}: {
  asked: CurveAsked
  onChange: (change: Partial<CurveAsked>) => void
  layer: number
  layers: readonly LayerChoice[]
  onLayer: (layer: number) => void
  /** Degree hours of a site [kKh/a]. */
  hoursOf: (station: StationKey) => number
  /** Temperature correction factor of the type; undefined while that is not known. */
  usualFx: number | undefined
}) {
  const t = useTexts(insulationTexts)
  const { number } = useFormats()
  const carriers = energyCarriers.filter((one) => one !== 'woodChips')
  return (
    <div className={css.form}>
      <label className="row small">
        {t('layer')}
        <Select value={layer} onChange={({ target }) => onLayer(Number(target.value))}>
          {layers.map(({ index, name }) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <Segments
        label={t('carrier')}
        value={asked.carrier}
        segments={[
          ...carriers.map((value) => ({ value, label: t(`carrier.${value}`) })),
          { value: 'own' as const, label: t('own') },
        ]}
        onChange={(carrier) => onChange({ carrier })}
      />
      {asked.carrier === 'own' && <OwnHeatFields own={asked.own} onChange={(own) => onChange({ own })} />}
      <label className="row small">
        {t('station')}
        <Select
          value={asked.station}
          onChange={({ target }) => {
            const station = stationKeys.find((one) => one === target.value)
            if (station) onChange({ station })
          }}
        >
          {stationKeys.map((key) => (
            <option key={key} value={key}>
              {stations[key].name}, {number(hoursOf(key))} kKh/a
            </option>
          ))}
        </Select>
      </label>
      <label className="row small">
        {t('course')}
        <Select
          value={asked.course}
          onChange={({ target }) => {
            const course = courses.find((one) => one === target.value)
            if (course) onChange({ course })
          }}
        >
          {courses
            .filter((one) => one !== 'scenario' || asked.carrier === 'electricity')
            .map((one) => (
              <option key={one} value={one}>
                {t(`course.${one}`, { year: String(FREE_BY_LAW) })}
              </option>
            ))}
        </Select>
      </label>
      <BoundedField
        label={t('fx')}
        unit=""
        {...within('correction')}
        value={asked.fx}
        usual={usualFx}
        onChange={(fx) => onChange({ fx })}
      />
      <Segments
        label={t('quantity')}
        value={asked.quantity}
        segments={(['gwp', 'penrt'] as const).map((value) => ({ value, label: t(`quantity.${value}`) }))}
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  )
}
