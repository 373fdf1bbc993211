import type { Texts } from '#web/lib/i18n/catalogue.ts'
import type { de } from '../texts/editor.de.ts'
import { type NumberField, numberField } from './number-fields.ts'
import { isMaterialField, type LayerProblem } from './stored-layers.ts'

type EditorTexts = Texts<typeof de>

/** The range of a field in words, in the unit in which it is typed. */
const rangeOf = (field: NumberField, t: EditorTexts): string => {
  const { bounds, scale } = numberField(field)
  return t('problem.range', { minimum: bounds.minimum * scale, maximum: bounds.maximum * scale })
}

const ofSeveral = [
  'widthNotBelowSpacing',
  'nothingBetween',
  'longerThanLayer',
  'thickestNotAbove',
  'middleNotBetween',
  'framedTaper',
  'secondTaper',
] as const
/** Whether it is not the field alone that is wrong, but how it fits others. */
const isOfSeveral = (problem: LayerProblem['problem']): problem is (typeof ofSeveral)[number] =>
  ofSeveral.some((one) => one === problem)

/** What is wrong with a field of a layer and what is allowed, such as `Dicke fehlt. Zahl von 0,001 bis 5 000.` */
export const problemText = ({ field, problem }: Pick<LayerProblem, 'field' | 'problem'>, t: EditorTexts): string => {
  if (isOfSeveral(problem)) return t(`problem.${problem}`)
  if (problem === 'unknownName') return t('problem.unknownName')
  if (isMaterialField(field)) return t('problem.materialMissing')
  const range = rangeOf(field, t)
  return problem === 'missing'
    ? t('problem.missing', { field: t(`field.${field}`), range })
    : t(`problem.${problem}`, { range })
}
