import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { LanguageSwitch, ThemeSwitch } from '#web/components/choices.tsx'
import { Mark } from '#web/components/icon.tsx'
import { LegalLinks } from '#web/components/legal-links.tsx'
import fontLicence from '#web/fonts/OFL.txt?url'
import { catalogue, useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import css from './about.module.css'

export const aboutTexts = catalogue(
  () => import('./texts/about.de.ts'),
  () => import('./texts/about.en.ts'),
)

await aboutTexts.load()

const licences = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.nullish(z.string()),
    text: z.nullish(z.string()),
  }),
)

async function fetchFile(address: string, signal: AbortSignal) {
  const reply = await fetch(address, { signal })
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  return reply
}

/** Written by the build, from the packages that went into it; the font comes as files and is named beside them. */
async function fetchLicences(signal: AbortSignal) {
  const [packages, font] = await Promise.all([fetchFile('/licences.json', signal), fetchFile(fontLicence, signal)])
  return [
    { name: 'Inter', version: '4.1', identifier: 'OFL-1.1', text: await font.text() },
    ...licences.parse(await packages.json()),
  ]
}

function Software() {
  const t = useTexts(aboutTexts)
  const { data, isError } = useQuery({
    queryKey: ['licences'],
    queryFn: ({ signal }) => fetchLicences(signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data) {
    return (
      <p className={clsx('dim', !isError && css.waiting)} role="status">
        {t(isError ? 'softwareFailed' : 'loading')}
      </p>
    )
  }
  return data.map(({ name, version, identifier, text }) => (
    <details key={`${name} ${version}`}>
      <summary>
        <span>
          {name} {version}
        </span>
        <span className="dim">{identifier}</span>
      </summary>
      <pre>{text}</pre>
    </details>
  ))
}

/** Where figures come from, and the licences of what the app is made of; open to everybody. */
function SourcesPage() {
  const t = useTexts(aboutTexts)
  useTitle(t('title'))
  const parts = [
    ['lifeCycle', 'lifeCycleText'],
    ['properties', 'propertiesText'],
    ['serviceLife', 'serviceLifeText'],
    ['methods', 'methodsText'],
  ] as const
  return (
    <main id="main" className={clsx('page', css.page)} tabIndex={-1}>
      <div className={css.top}>
        <Link className="brand" to="/">
          <Mark />
          Aufbau
        </Link>
        <div className={clsx('row', css.tools)}>
          <LanguageSwitch label={t('language')} />
          <ThemeSwitch label={t('switchTheme')} />
        </div>
      </div>
      <h1>{t('title')}</h1>
      <p className="dim">{t('lead')}</p>
      <h2>{t('data')}</h2>
      <dl>
        {parts.map(([title, text]) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href="https://www.oekobaudat.de">oekobaudat.de</a>
      </p>
      <h2>{t('software')}</h2>
      <p className="dim">{t('softwareText')}</p>
      <Software />
      <LegalLinks here={paths.sources.href} />
    </main>
  )
}

export { SourcesPage as Component }
