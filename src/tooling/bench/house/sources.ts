import { globSync, readFileSync } from 'node:fs'

/** A source file: its path with `/`, and its text. */
export type Source = { readonly path: string; readonly text: string }

/** Source files below a folder without tests; paths from the working folder, which is the root of the project. */
export const sourcesIn = (folder: string): Source[] =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|spec)\.tsx?$|\.d\.ts$/.test(file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Lines of a text that ends with a line break. */
export const linesOf = (text: string): number => text.split('\n').length - 1
