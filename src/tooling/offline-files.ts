import type { Plugin, Rolldown } from 'vite'

/** Modules whose pages open again without a network, with all that they load later. */
const opened = /\/src\/web\/(app\/shell|features\/editor\/editor-page|features\/projects\/page\/project-page)\.tsx$/
/** Pages begin with these; what they load later are other pages, but for their texts. */
const start = /(index\.html|\/src\/web\/app\/routes\/projects\.ts)$/
const texts = /\.(de|en)\.ts$/

const facade = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId ?? ''

/**
 * The files of a build that the editor and a project may ever need: its scripts with those that come later, styles and fonts.
 *
 * @returns paths from the root of the app, and the start page
 */
export function offlineFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const chunkOf = (file: string) => {
    const output = bundle[file]
    return output?.type === 'chunk' ? output : undefined
  }
  const follow = (file: string, later: (chunk: Rolldown.OutputChunk) => boolean) => {
    const chunk = chunkOf(file)
    if (!chunk || found.has(file)) return
    found.add(file)
    for (const one of chunk.imports) follow(one, later)
    for (const one of chunk.dynamicImports) {
      const next = chunkOf(one)
      if (next && later(next)) follow(one, later)
    }
  }
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  for (const chunk of chunks.filter((one) => start.test(facade(one))))
    follow(chunk.fileName, (one) => texts.test(facade(one)))
  for (const chunk of chunks.filter((one) => opened.test(facade(one)))) follow(chunk.fileName, () => true)
  const beside = Object.keys(bundle).filter((file) => /\.(css|woff2)$/.test(file))
  // scripts of workers are no chunks of the build: a chunk names them
  const workers = Object.keys(bundle).filter(
    (file) => /\.worker-.*\.js$/.test(file) && [...found].some((one) => chunkOf(one)?.code.includes(file) === true),
  )
  return [...found, ...workers, ...beside]
    .map((file) => `/${file}`)
    .sort()
    .concat('/')
}

/** Writes `offline.json`, the list that the service worker keeps files by. */
export const offlineList = (): Plugin => ({
  name: 'offline-list',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(offlineFiles(bundle)) })
  },
})
