/**
 * JSON that a diff can read: each entry of `list` over several lines, one field a line, and of its field `tall` one
 * element a line; an object in `head` has one field a line. Figures keep all digits of the original (doubles print the shortest text that reads back as such).
 *
 * @param head - fields before the list
 */
export function listText(
  head: Readonly<Record<string, unknown>>,
  list: { readonly name: string; readonly entries: readonly object[]; readonly tall?: string },
): string {
  const fields = Object.entries(head).map(([name, value]) => `  ${headField(name, value)}`)
  const entries = list.entries.map((entry) => `    ${entryText(entry, list.tall)}`)
  return `{\n${[...fields, `  ${JSON.stringify(list.name)}: [\n${entries.join(',\n')}\n  ]`].join(',\n')}\n}\n`
}

const field = (name: string, value: unknown): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`

function headField(name: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return field(name, value)
  const lines = Object.entries(value).map(([key, one]) => `    ${field(key, one)}`)
  return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
}

function entryText(entry: object, tall: string | undefined): string {
  const fields = Object.entries(entry).map(([name, value]) => {
    if (name !== tall || !Array.isArray(value)) return field(name, value)
    const lines = value.map((element) => `        ${JSON.stringify(element)}`)
    return `${JSON.stringify(name)}: [\n${lines.join(',\n')}\n      ]`
  })
  return `{\n${fields.map((line) => `      ${line}`).join(',\n')}\n    }`
}
