import type { Conformity } from '#contract/assessment.ts'
import { measureName } from '#vocabulary/measures.ts'
import { differenceTo, relativeText } from '#web/charts/difference.ts'
import { Dialog } from '#web/components/dialog.tsx'
import css from '#web/components/explanation/explanation.module.css'
import { explanationTexts } from '#web/components/explanation/explanation-texts.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { verdictOf } from '#web/lib/verdict.ts'
import { Facts } from '../kpi/section.tsx'

function useFacts(requirement: Conformity) {
  const t = useTexts(explanationTexts)
  const common = useTexts(commonTexts)
  const formats = useFormats()
  const { number, date, locale } = formats
  const { status, limit, value, relation, unit, validFrom, validTo, measure, row, law } = requirement
  const shownUnit = unit === '1' ? '' : unit
  return [
    { id: 'verdict', name: t('requirement.verdict'), value: common(`verdict.${verdictOf(requirement)}`) },
    {
      id: 'relation',
      name: t('requirement.relation'),
      value: `${relation === 'atMost' ? '≤' : '≥'} ${number(limit)}`,
      unit: shownUnit,
    },
    { id: 'rated', name: t('requirement.rated'), value: value === null ? '–' : number(value), unit: shownUnit },
    {
      id: 'margin',
      name: t('requirement.margin'),
      value: relativeText(differenceTo(limit, value), limit, 'uValueRated', formats),
    },
    ...(measure.length === 0
      ? []
      : [
          {
            id: 'measure',
            name: t('requirement.measure'),
            value: measure.map((one) => measureName(one, locale)).join(', '),
          },
        ]),
    ...(row === null ? [] : [{ id: 'row', name: t('requirement.row'), value: row }]),
    ...(law === null ? [] : [{ id: 'law', name: t('requirement.law'), value: t(`requirement.law.${law}`) }]),
    ...(validFrom === null ? [] : [{ id: 'validFrom', name: t('requirement.validFrom'), value: date(validFrom) }]),
    ...(validTo === null ? [] : [{ id: 'validTo', name: t('requirement.validTo'), value: date(validTo) }]),
    { id: 'status', name: t('requirement.status'), value: t(`requirement.${status}`) },
  ]
}

/** What a requirement asks for, of which works, what there is, and where it stands. */
export function RequirementDialog({ requirement, onClose }: { requirement: Conformity; onClose: () => void }) {
  const t = useTexts(explanationTexts)
  const facts = useFacts(requirement)
  const { title, source, note, exemptions } = requirement
  return (
    <Dialog className={css.dialog} title={title} onClose={onClose}>
      <p>{t('requirement.text')}</p>
      <Facts facts={facts} />
      {[...exemptions.map(({ text }) => text), ...(note === null ? [] : [note])].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="small dim">
        {t('source')}: {source}
      </p>
    </Dialog>
  )
}
