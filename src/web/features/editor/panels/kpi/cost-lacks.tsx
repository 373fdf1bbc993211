import { Link } from 'react-router'
import type { CostFigures } from '#contract/cost-figures.ts'
import { accessoryOf, isAccessoryId } from '#vocabulary/accessories.ts'
import { Icon } from '#web/components/icon.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { intentTo } from '#web/lib/intent.ts'
import { paths } from '#web/lib/paths.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { atHandTexts, kpiTexts } from '../../editor-texts.ts'
import type { Lack } from '../../figures/lacks.ts'
import css from './lacks.module.css'

type Missing = CostFigures['missing'][number]

/** Places that are named; of more only the number is told. */
const NAMED = 3

/** What is mended in the layer rather than among the prices. */
const inLayer: Readonly<Partial<Record<Missing['reason'], Lack['of']>>> = {
  noAmount: 'accessory',
  noServiceLife: 'serviceLife',
}

/** What has no cost, by the reason: each leads to its price, or to the field of the layer that lacks something. */
export function CostLacks({
  missing,
  request,
  layerName,
  onMend,
}: {
  missing: CostFigures['missing']
  request: AssessmentRequest
  layerName: (index: number) => string
  onMend: (lack: Lack) => void
}) {
  const t = useTexts(kpiTexts)
  const atHand = useTexts(atHandTexts)
  const locale = useLocale()
  const nameOf = ({ layer, materialId }: Missing) => {
    const number = layer + 1
    if (isAccessoryId(materialId)) return atHand('lack.of', { number, name: accessoryOf(materialId).name[locale] })
    const isOwn = request.layers[layer]?.materialId === materialId
    return atHand(isOwn ? 'lack.of' : 'lack.ofMembers', { number, name: layerName(layer) })
  }
  const wayTo = (one: Missing) => {
    const { layer, materialId, reason } = one
    const of = inLayer[reason]
    if (of === undefined) {
      const to = paths.prices.hrefFor(materialId)
      return (
        <Link to={to} {...intentTo(to)}>
          {nameOf(one)}
        </Link>
      )
    }
    const part = request.layers[layer]?.materialId === materialId ? 'layer' : 'framing'
    return (
      <button type="button" className="link" onClick={() => onMend({ of, layer, part })}>
        {nameOf(one)}
      </button>
    )
  }
  return [...Map.groupBy(missing, ({ reason }) => reason)].map(([reason, lacks]) => (
    <p key={reason} className={css.lack} data-lacks={reason}>
      <Icon name="warning" className="warn" />
      <span>
        {t(`cost.lack.${reason}`)}:{' '}
        {lacks.slice(0, NAMED).map((one, place) => (
          <span key={`${one.layer} ${one.materialId}`}>
            {place > 0 && ', '}
            {wayTo(one)}
          </span>
        ))}
        {lacks.length > NAMED && ` ${atHand('lack.further', { count: lacks.length - NAMED })}`}
      </span>
    </p>
  ))
}
