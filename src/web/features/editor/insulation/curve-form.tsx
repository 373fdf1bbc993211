import { type StationKey, stationKeys, stations } from '#vocabulary/degree-hours.ts'
import { energyCarriers } from '#vocabulary/energy-carriers.ts'
import { Segments } from '#web/components/segments.tsx'
import { Select } from '#web/components/select.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type CurveAsked, courses, FREE_BY_LAW } from './curve-asked.ts'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'

/** A layer that may be chosen. */
export type LayerChoice = { readonly index: number; readonly name: string }

/** Which layer, what heat, which site, and how its factor goes on. */
export function CurveForm({
  asked,
  onChange,
  layer,
  layers,
  onLayer,
  hoursOf,
}: {
  asked: CurveAsked
  onChange: (change: Partial<CurveAsked>) => void
  layer: number
  layers: readonly LayerChoice[]
  onLayer: (layer: number) => void
  /** Degree hours of a site [kKh/a]. */
  hoursOf: (station: StationKey) => number
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
        segments={carriers.map((value) => ({ value, label: t(`carrier.${value}`) }))}
        onChange={(carrier) => onChange({ carrier })}
      />
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
      <Segments
        label={t('quantity')}
        value={asked.quantity}
        segments={(['gwp', 'penrt'] as const).map((value) => ({ value, label: t(`quantity.${value}`) }))}
        onChange={(quantity) => onChange({ quantity })}
      />
    </div>
  )
}
