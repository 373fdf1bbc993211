import type { Plugin, Rolldown } from 'vite'

/** Pages whose files a browser may fetch with the start page, by the module each begins with. */
const pages: readonly { readonly path: string; readonly module: RegExp }[] = [
  { path: '^/constructions/(new|[^/]+/[^/]+)$', module: /\/src\/web\/features\/editor\/editor-page\.tsx$/ },
  { path: '^/constructions/[^/]+/[^/]+/report$', module: /\/src\/web\/features\/report\/report-page\.tsx$/ },
]
const frame = /\/src\/web\/app\/shell\.tsx$/
const start = /index\.html$/

/** What a page behind the login loads at once. */
type FirstFiles = {
  /** Regular expression of its address. */
  readonly path: string
  /** From the root of the app. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Of each page the scripts and styles that the start page does not name, the largest first. */
export function firstFiles(bundle: Rolldown.OutputBundle): FirstFiles[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file)
  const add = (chunk: Rolldown.OutputChunk | undefined, found: Set<Rolldown.OutputChunk>) => {
    if (!chunk || found.has(chunk)) return found
    found.add(chunk)
    for (const file of chunk.imports) add(chunkOf(file), found)
    return found
  }
  const beginning = (place: RegExp) =>
    chunks.find(
      ({ facadeModuleId, isEntry, isDynamicEntry }) => (isEntry || isDynamicEntry) && place.test(facadeModuleId ?? ''),
    )
  const named = add(beginning(start), new Set())
  return pages.map(({ path, module }) => {
    const all = add(beginning(frame), add(beginning(module), new Set()))
    const own = [...all]
      .filter((chunk) => !named.has(chunk))
      .toSorted((one, other) => other.code.length - one.code.length)
    const styles = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return {
      path,
      scripts: own.map(({ fileName }) => `/${fileName}`),
      styles: [...new Set(styles)].map((file) => `/${file}`),
    }
  })
}

/** Writes `first-files.json`, by which the service names the files of a page in the start page. */
export const firstFileList = (): Plugin => ({
  name: 'first-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: 'first-files.json', source: JSON.stringify(firstFiles(bundle)) })
  },
})
