/** What the bundler knows of a module. */
type ModuleLinks = {
  readonly isEntry: boolean
  /** Ids of modules that import it at once, and of those that fetch it later. */
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}
type Graph = (id: string) => ModuleLinks | null

const beginning = (...places: readonly string[]) => new RegExp(`/src/web/(?:${places.join('|')})\\.tsx$`)
const editor = beginning('features/editor/editor-page')
const library = beginning('app/routes/library', 'app/shell')
const report = beginning('features/report/report-page')
/** What a visitor without a session sees. */
const start = /\/index\.html$/
const login = beginning('features/auth/login-page', 'drawing/login-illustration')
const later = /\/src\/web\/features\/editor\/later\.ts$/
/** Read without an account too: nothing comes with them that they do not show. */
const open = beginning(
  'features/linked/linked-page',
  'features/linked/linked-balance',
  'features/projects/linked/linked-project-page',
  'features/verification/verification-page',
)
const ofEditor = /\/src\/web\/features\/editor\//
const ofWeb = /\/src\/web\//
/** Styles of components come with them; those of all screens stay by themselves. */
const chunked = /\/src\/.*\.(tsx?|module\.css)$/

/**
 * The modules by which a module may come to a page: those that a page begins with, or that are fetched later.
 *
 * @returns itself where it is one
 */
export function rootsOf(id: string, graph: Graph): ReadonlySet<string> {
  const roots = new Set<string>()
  const seen = new Set([id])
  for (const one of seen) {
    const links = graph(one)
    if (!links) continue
    if (links.isEntry || links.dynamicImporters.length > 0) roots.add(one)
    for (const importer of links.importers) seen.add(importer)
  }
  return roots
}

type Comes = (place: RegExp) => boolean

/** The chunk of what the editor has, alone or with others. */
function editorChunk(comesWith: Comes, isOwn: boolean): string {
  if (comesWith(login)) return 'first'
  if (comesWith(library)) return 'pages'
  if (comesWith(report)) return 'drawn'
  return isOwn ? 'editing' : 'beside'
}

/** The chunk of what a report shares with other pages, but for the editor. */
function reportChunk(comesWith: Comes): string | null {
  if (comesWith(open) || comesWith(login)) return null
  return comesWith(library) ? 'screens' : 'reporting'
}

/**
 * The chunk of a module that the editor or a report loads: of what the editor has, one for what the login draws too,
 * one for what it shares with the library, one for what a report draws too, one for what it has alone, one for the
 * rest, and one for what comes after its first paint. What a report shares with the library and with others comes in two more. Many small chunks pack a
 * fifth worse than few, and each waits for a place among the six that a browser fetches at once.
 *
 * What a module imports has every root of that module, so these chunks import each other in one direction only, and
 * they need not hold what they import.
 *
 * @returns null for what is left to the bundler
 */
export function pageChunk(id: string, graph: Graph): string | null {
  if (!chunked.test(id)) return null
  const roots = [...rootsOf(id, graph)]
  const comesWith = (place: RegExp) => roots.some((root) => place.test(root))
  if (comesWith(start)) return null
  const isOwn = roots.every((root) => ofEditor.test(root))
  if (comesWith(editor)) return editorChunk(comesWith, isOwn)
  if (isOwn && comesWith(later)) return 'later'
  return ofWeb.test(id) && comesWith(report) && roots.length > 1 ? reportChunk(comesWith) : null
}
