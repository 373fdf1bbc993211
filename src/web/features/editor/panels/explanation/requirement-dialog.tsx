import type { Conformity } from '#contract/assessment.ts'
import { differenceTo, relativeText } from '#web/charts/difference.ts'
import { Dialog } from '#web/components/dialog.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { explanationTexts } from '../../texts/explanation.ts'
import { Facts } from '../kpi/section.tsx'

/** What a requirement asks for, what there is, and where it stands. */
export function RequirementDialog({ requirement, onClose }: { requirement: Conformity; onClose: () => void }) {
  const t = useTexts(explanationTexts)
  const formats = useFormats()
  const { number, date } = formats
  const { title, source, status, limit, value, relation, unit, validFrom } = requirement
  const facts = [
    {
      id: 'relation',
      name: t('requirement.relation'),
      value: `${relation === 'atMost' ? '≤' : '≥'} ${number(limit)}`,
      unit,
    },
    { id: 'rated', name: t('requirement.rated'), value: value === null ? '–' : number(value), unit },
    {
      id: 'margin',
      name: t('requirement.margin'),
      value: relativeText(differenceTo(limit, value), limit, 'uValueRated', formats),
    },
    ...(validFrom === null ? [] : [{ id: 'validFrom', name: t('requirement.validFrom'), value: date(validFrom) }]),
    { id: 'status', name: t('requirement.status'), value: t(`requirement.${status}`) },
  ]
  return (
    <Dialog className="explanation" title={title} onClose={onClose}>
      <p>{t('requirement.text')}</p>
      <Facts facts={facts} />
      <p className="small dim">
        {t('source')}: {source}
      </p>
    </Dialog>
  )
}
