import { clsx } from 'clsx'
import { ABSENT, useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import type { Verification } from '#web/resources/verification/verification.ts'
import css from './verification.module.css'
import { verificationTexts } from './verification-texts.ts'

type Difference = Verification['differences'][number]

/** Each input once, though several constructions of a report have it. */
const once = (differences: readonly Difference[]): readonly Difference[] => [
  ...new Map(differences.map((one) => [JSON.stringify(one), one])).values(),
]

/** Parts of what was kept that were changed since. */
function Altered({ altered }: { altered: Verification['altered'] }) {
  const t = useTexts(verificationTexts)
  if (altered === null || altered.length === 0) return null
  return <p>{t('altered', { parts: altered.map((part) => t(`part.${part}`)).join(', ') })}</p>
}

/** Which inputs are others now than in the report, before and after; nothing where there are none. */
export function VerifiedDifferences({ verification }: { verification: Verification }) {
  const t = useTexts(verificationTexts)
  const { number } = useFormats()
  const { altered, further, project } = verification
  const differences = once([verification, ...further].flatMap((one) => one.differences))
  if (differences.length === 0) return <Altered altered={altered} />
  const write = (input: Difference['input'], value: Difference['now']) => {
    if (value === null) return ABSENT
    if (input === 'release') return releaseName(String(value))
    return typeof value === 'number' ? number(value) : value
  }
  const name = ({ input, of, source }: Difference) => {
    if (input === 'material')
      return of === null ? t('input.material') : t(project ? 'materialIn' : 'materialAt', { of })
    return input === 'limit' ? t('limitOf', { source: source ?? '' }) : t(`input.${input}`)
  }
  return (
    <>
      <Altered altered={altered} />
      <div className={css.scroll}>
        <table className={clsx('rt2', css.inputs)}>
          <caption className="sr">{t('inputs')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('inputs')}</th>
              <th scope="col">{t('reported')}</th>
              <th scope="col">{t('today.short')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <tr key={JSON.stringify(one)}>
                <th scope="row">{name(one)}</th>
                <td>{write(one.input, one.reported)}</td>
                <td>{write(one.input, one.now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
