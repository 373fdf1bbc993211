/** What is known of the domains of universities. */
export type UniversityDomains = {
  /** Suffixes under which only universities get domains, such as `edu`. */
  readonly academic: ReadonlySet<string>
  /** Domains that look like a university's and are not, or that have been abused. */
  readonly refused: ReadonlySet<string>
  /** Name by domain; empty where it is not known. */
  readonly universities: ReadonlyMap<string, string>
}

export type University = { readonly domain: string; readonly name: string | null; readonly country: string | null }

/** Reads the compiled list: see the tooling that writes it. */
export function parseUniversityDomains(text: string): UniversityDomains {
  const academic = new Set<string>()
  const refused = new Set<string>()
  const universities = new Map<string, string>()
  for (const line of text.split('\n')) {
    const [mark, domain = '', name = ''] = line.split('\t')
    if (mark === 'academic') academic.add(domain)
    else if (mark === 'refused') refused.add(domain)
    else if (mark === 'university') universities.set(domain, name)
  }
  return { academic, refused, universities }
}

/** `a.b.c`, `b.c`, `c`. */
const suffixesOf = (domain: string): string[] => {
  const labels = domain.split('.')
  return labels.map((_label, index) => labels.slice(index).join('.'))
}

/** Country codes that are sold all over the world: only `edu.co` and its like tell the country. */
const worldwide = new Set('ai as bz cc cd co dj fm gg io la ly me ms nu sc sr su to tv tk vc ws'.split(' '))
const isoCodes: Readonly<Record<string, string | null>> = { uk: 'GB', eu: null, ac: null, su: null }

/** Country of a domain by its top-level domain, ISO 3166-1 alpha-2; null where that tells none. */
function countryOf(domain: string): string | null {
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  const isAcademicSecond = /^(ac|edu)$/.test(labels.at(-2) ?? '')
  if (top.length !== 2 || (worldwide.has(top) && !isAcademicSecond)) return null
  return Object.hasOwn(isoCodes, top) ? (isoCodes[top] ?? null) : top.toUpperCase()
}

/**
 * The university a domain belongs to: its own, or one above it (`mytum.tum.de` belongs to `tum.de`).
 *
 * @param domain - lower case
 * @returns undefined where it belongs to none, or stands on the list of refused ones itself or below one of them
 */
export function universityOf(
  domain: string,
  { academic, refused, universities }: UniversityDomains,
): University | undefined {
  const suffixes = suffixesOf(domain)
  if (suffixes.some((suffix) => refused.has(suffix))) return undefined
  const known = suffixes.find((suffix) => universities.has(suffix))
  if (known !== undefined) return { domain: known, name: universities.get(known) || null, country: countryOf(known) }
  const at = suffixes.findIndex((suffix) => academic.has(suffix))
  const below = at > 0 ? suffixes[at - 1] : undefined
  return below === undefined ? undefined : { domain: below, name: null, country: countryOf(below) }
}
