import { ABSENT, quantities, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import type { QuestionAnswer } from '#web/resources/constructions/questions.ts'
import { questionsTexts } from './questions-texts.ts'
import { figureQuantities } from './rows.ts'

type Aggregates = NonNullable<QuestionAnswer['aggregates']>

function Figures({ figures }: Pick<Aggregates, 'figures'>) {
  const t = useTexts(questionsTexts)
  const { figure } = useFormats()
  return (
    <table className="rt2">
      <caption className="sr">{t('sums')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          {(['min', 'median', 'max'] as const).map((name) => (
            <th key={name} scope="col" className="num">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ figure: key, count, ...values }) => {
          const quantity = figureQuantities[key]
          return (
            <tr key={key}>
              <th scope="row">
                {t(`kind.${key}`)} <span className="unit">{quantities[quantity].unit}</span>
              </th>
              {[values.min, values.median, values.max].map((value, index) => (
                <td key={`${index} of ${key}`} className="num">
                  {count === 0 ? ABSENT : figure(quantity, value)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const PERCENT = 100

/** How many there are of each type, most first, with their share of all. */
function Types({ types }: Pick<Aggregates, 'types'>) {
  const t = useTexts(questionsTexts)
  const common = useTexts(commonTexts)
  const { number } = useFormats()
  const all = types.reduce((sum, { count }) => sum + count, 0)
  return (
    <table className="rt2">
      <caption className="sr">{t('byType')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kind.type')}</th>
          <th scope="col" className="num">
            {t('number')}
          </th>
          <th scope="col" className="num">
            {t('share')}
          </th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ type, count }) => (
          <tr key={type}>
            <th scope="row">{common(`type.${type}`)}</th>
            <td className="num">{number(count)}</td>
            <td className="num">{number((count / all) * PERCENT, 0, 0)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The figures of all that was found, summed up, and how many there are of each type. */
export const Sums = ({ sums: { figures, types } }: { sums: Aggregates }) => (
  <>
    <Figures figures={figures} />
    {types.length > 0 && <Types types={types} />}
  </>
)
