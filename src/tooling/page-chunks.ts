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
/** What a visitor without a session sees has a chunk for each part, so that nothing else comes with it. */
const before = new RegExp(
  `/index\\.html$|${beginning('features/auth/login-page', 'drawing/login-illustration').source}`,
)
const ofEditor = /\/src\/web\/features\/editor\//
const chunked = /\/src\/.*\.tsx?$/

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

/**
 * The chunk of a module that the editor loads: one for what library and editor share, one for what a report draws too,
 * one for what the editor has alone. Many small chunks pack a fifth worse than few.
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
  if (!comesWith(editor) || comesWith(before)) return null
  if (comesWith(library)) return 'pages'
  if (comesWith(report)) return 'drawn'
  return roots.every((root) => ofEditor.test(root)) ? 'editing' : null
}
