import type { Locale } from '#vocabulary/constructions.ts'
import type { CatalogueDataset } from './catalogue.ts'
import type { CatalogueMaterial, Localised } from './material-schema.ts'

/** How ÖKOBAUDAT is to be named as the source of figures from a release. */
export function releaseAttribution(release: string, locale: Locale): string {
  return locale === 'de_DE'
    ? `Quelle: ÖKOBAUDAT, Release ${release} (Bundesministerium für Wohnen, Stadtentwicklung und Bauwesen)`
    : `Source: ÖKOBAUDAT, release ${release} (Federal Ministry for Housing, Urban Development and Building)`
}

/** Source of a dataset's figures: database, release, UUID and version. */
export function datasetAttribution(
  dataset: Pick<CatalogueDataset, 'release' | 'uuid' | 'version'>,
  locale: Locale,
): string {
  const { release, uuid, version } = dataset
  return locale === 'de_DE'
    ? `ÖKOBAUDAT ${release}, Datensatz ${uuid}, Version ${version}`
    : `ÖKOBAUDAT ${release}, dataset ${uuid}, version ${version}`
}

type NamedByLocale = { readonly uuid: string; readonly name: { readonly [L in Locale]?: string | undefined } }

/** Name of a dataset in the locale, or in the other one where the file has it in that one alone. */
export function datasetName(dataset: NamedByLocale, locale: Locale): string {
  return dataset.name[locale] ?? dataset.name.de_DE ?? dataset.name.en_GB ?? dataset.uuid
}

const convertedByMass: Localised = {
  de_DE: 'Der Datensatz ist für eine andere Rohdichte erklärt und wird über die Masse umgerechnet.',
  en_GB: 'The dataset is declared for another density and is converted by mass.',
}

/** What the user should know of a material's figures and of its dataset in the release; undefined where nothing. */
export function noteOf(material: CatalogueMaterial, release: string, locale: Locale): string | undefined {
  const conversion = material.byMass?.includes(release) ? convertedByMass[locale] : undefined
  const parts = [material.proxies?.[release]?.[locale], conversion, material.note?.[locale]].filter(
    (part) => part !== undefined,
  )
  return parts.length > 0 ? parts.join(' ') : undefined
}
