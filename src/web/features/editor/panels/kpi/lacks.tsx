import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { atHandTexts } from '../../editor-texts.ts'
import { groupedLacks, type Lack, type LackPlace, lacksOf } from '../../figures/lacks.ts'
import type { Impact } from '../../figures/row-figures.ts'
import css from './lacks.module.css'

/** Layers that are named; of more only the number is told. */
const NAMED = 3

type LacksProps = {
  readonly of: LackPlace
  readonly kpis: KeyPerformanceIndicators
  /** Indicator in question, of the life cycle. */
  readonly impact?: Impact
  readonly layerName: (index: number) => string
  /** Leads to where it can be mended. */
  readonly onMend: (lack: Lack) => void
}

/** Why a figure is missing or only a lower bound, at its place: what is lacking, and of which layers. */
export function Lacks({ of, kpis, impact, layerName, onMend }: LacksProps) {
  const t = useTexts(atHandTexts)
  return groupedLacks(lacksOf(of, kpis, impact)).map(([lacking, lacks]) => (
    <p key={lacking} className={css.lack} data-lacks={lacking}>
      <Icon name="warning" className="warn" />
      <span>
        {t(`lack.${lacking}`)}:{' '}
        {lacks.slice(0, NAMED).map((lack, place) => (
          <span key={`${lack.layer} ${lack.part}`}>
            {place > 0 && ', '}
            <button type="button" className="link" onClick={() => onMend(lack)}>
              {t(lack.part === 'layer' ? 'lack.of' : 'lack.ofMembers', {
                number: lack.layer + 1,
                name: layerName(lack.layer),
              })}
            </button>
          </span>
        ))}
        {lacks.length > NAMED && ` ${t('lack.further', { count: lacks.length - NAMED })}`}
      </span>
    </p>
  ))
}
