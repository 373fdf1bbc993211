import { mutationOptions } from '@tanstack/react-query'
import { call, upload } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Input } from '#web/lib/operations.ts'
import { constructionKeys, materialKeys } from '../keys.ts'

/** Choices that one request may remember. */
const MOST_CHOICES = 500

type MaterialChoice = Input<'rememberMaterialChoices'>['body'][number]

/** Constructions to create, and which materials the user chose for names. */
export type ForeignImport = {
  readonly body: Input<'importConstructions'>['body']
  /** The same for a retry of the same content. */
  readonly idempotencyKey: string
  readonly choices: readonly MaterialChoice[]
}

/** Keeps what the user chose for names. Never rejects: answers what went wrong. */
export async function rememberChoices(choices: readonly MaterialChoice[]): Promise<Error | null> {
  try {
    for (let from = 0; from < choices.length; from += MOST_CHOICES)
      await call('rememberMaterialChoices', { body: choices.slice(from, from + MOST_CHOICES) })
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Creates constructions and remembers the choices; what could not be remembered takes nothing back. */
export const importConstructions = mutationOptions({
  mutationFn: async ({ body, idempotencyKey, choices }: ForeignImport) => {
    const headers = { 'idempotency-key': idempotencyKey }
    const made = await call('importConstructions', {
      query: { locale: currentLocale() },
      body,
      headers,
    })
    return { made, notRemembered: await rememberChoices(choices) }
  },
  meta: { invalidates: [constructionKeys.all, materialKeys.choices] },
})

const zip = 'application/zip'
const mediaTypeOf = (file: File) => (/\.zip$/i.test(file.name) || file.type.includes('zip') ? zip : 'application/json')

/** Takes in an archive or JSON of this program: the service reads it. */
export const importArchive = mutationOptions({
  mutationFn: (file: File) => upload('importArchive', new Blob([file], { type: mediaTypeOf(file) })),
  meta: { invalidates: [constructionKeys.all] },
})
