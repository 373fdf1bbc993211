import type { ReactNode } from 'react'
import { figureName } from '#vocabulary/figure-names.ts'
import { definitionOf, type FigureKey } from '#vocabulary/figures.ts'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { releaseName } from '#web/lib/release-name.ts'
import type { Verification } from '#web/resources/verification/verification.ts'
import css from './verification.module.css'
import { verificationTexts } from './verification-texts.ts'
import { partName, verifiedParts } from './verified-parts.ts'

/** Width of the section [px]. */
const STRIP_WIDTH = 300

function Part({ title, aside, children }: { title: string; aside?: string | undefined; children: ReactNode }) {
  return (
    <section className="sec">
      <div className="sec-h">
        <h2>{title}</h2>
        {aside !== undefined && <span className="small dim">{aside}</span>}
      </div>
      {children}
    </section>
  )
}

const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="kv s">
    {facts.map(([name, value], index) => [
      <dt key={`${index} name`}>{name}</dt>,
      <dd key={`${index} value`} className={css.wraps}>
        {value}
      </dd>,
    ])}
  </dl>
)

function Reported({
  verification: { createdAt, code },
  report,
  title,
}: {
  verification: Verification
  report: NonNullable<Verification['report']>
  title: string
}) {
  const t = useTexts(verificationTexts)
  const common = useTexts(commonTexts)
  const { dateTime, withUnit, number } = useFormats()
  const thickness = report.section.reduce((sum, layer) => sum + layer.thickness, 0)
  const layers = report.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))
  return (
    <Part title={title} aside={t('version', { version: number(report.version) })}>
      <p className="lead">
        {report.code !== null && <b>{report.code} </b>}
        {report.name}
      </p>
      {thickness > 0 && (
        <div className={css.strip}>
          <SectionStrip
            layers={layers}
            scale={STRIP_WIDTH / thickness}
            height={72}
            seed={code}
            label={t('section', { name: report.name })}
          />
        </div>
      )}
      <Facts
        facts={[
          [t('thickness'), withUnit('thickness', thickness)],
          [t('element'), common(`type.${report.type}`)],
          [t('made'), dateTime(createdAt)],
          ...(['office', 'author', 'project'] as const)
            .filter((key) => report[key] !== '')
            .map((key) => [t(key), report[key]] as const),
        ]}
      />
    </Part>
  )
}

function ReportedProject({
  verification: { createdAt },
  project,
}: {
  verification: Verification
  project: NonNullable<Verification['project']>
}) {
  const t = useTexts(verificationTexts)
  const { dateTime, number } = useFormats()
  return (
    <Part title={t('kind.project')} aside={t('version', { version: number(project.version) })}>
      <p className="lead">
        {project.code !== null && <b>{project.code} </b>}
        {project.name}
      </p>
      <Facts
        facts={[
          [t('netRoomArea'), `${number(project.netRoomArea, 0, 2)}\u00a0m²`],
          [t('building'), `${t(`use.${project.use}`)}, ${t(`measure.${project.measure}`)}`],
          [t('made'), dateTime(createdAt)],
          ...(['office', 'author'] as const)
            .filter((key) => project[key] !== '')
            .map((key) => [t(key), project[key]] as const),
        ]}
      />
    </Part>
  )
}

/** The figures that readers of a report look for first. */
const foremost: readonly FigureKey[] = ['uValue', 'gwp', 'penrt']

/** What would come out with the data and the engine of today; the report stays what it was. */
function Today({ verification: { figures, report, now, computedWith } }: { verification: Verification }) {
  const t = useTexts(verificationTexts)
  const { figure, locale, withUnit } = useFormats()
  const isNewer =
    now.release !== report?.release || now.engine !== computedWith?.engine || now.catalogue !== computedWith.catalogue
  const others = figures.flatMap(({ figure: key, reported, today }) => {
    const { quantity } = definitionOf(key)
    const before = figure(quantity, reported)
    if (!foremost.includes(key) || today === null || figure(quantity, today) === before) return []
    return [t('todayFigure', { name: figureName(key, locale), today: withUnit(quantity, today), reported: before })]
  })
  return (
    <Part title={t('today')}>
      <p className="dim">
        {isNewer
          ? [
              t('todayIs', { engine: String(now.engine), release: releaseName(now.release) }),
              ...(others.length > 0 ? others : [t('todaySame')]),
              t('todayStays'),
            ].join(' ')
          : t('todayNothing')}
      </p>
    </Part>
  )
}

/** What was reported, and by what it was computed. Nothing of it where the report was withdrawn. */
export function VerifiedReport({ verification }: { verification: Verification }) {
  const t = useTexts(verificationTexts)
  const { kind, fingerprint, project, computedWith, now } = verification
  const report = project ?? verification.report
  const engine = (version: number) =>
    version === now.engine
      ? t('engineSame', { version: String(version) })
      : t('engineNow', { version: String(version), now: String(now.engine) })
  return (
    <aside className={css.aside} aria-label={t('report')}>
      {project && <ReportedProject verification={verification} project={project} />}
      {verifiedParts(verification).map(
        (part, index) =>
          part.report && (
            <Reported
              key={index}
              verification={verification}
              report={part.report}
              title={index === 0 ? t(`kind.${kind}`) : (partName(verification, index, t) ?? '')}
            />
          ),
      )}
      <Part title={t('fingerprint')} aside={t('fingerprintOf')}>
        <p className={css.fingerprint}>{fingerprint.match(/.{16}/g)?.join(' ')}</p>
      </Part>
      {report && computedWith && (
        <Part title={t('basis')}>
          <Facts
            facts={[
              [t('engine'), engine(computedWith.engine)],
              [t('data'), releaseName(report.release)],
              ...report.rules.map((rule, index) => [index === 0 ? t('rules') : '', rule] as const),
            ]}
          />
        </Part>
      )}
      {verification.report && <Today verification={verification} />}
    </aside>
  )
}
