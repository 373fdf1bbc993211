import { mutationOptions } from '@tanstack/react-query'
import type { OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import { call } from '#web/lib/api-client.ts'
import { assessmentKeys, constructionKeys, materialKeys } from '../keys.ts'

/** Whatever shows materials, or figures of constructions that use them. */
const changesMaterials = { invalidates: [materialKeys.all, assessmentKeys.all, constructionKeys.lists] }

/** Stores a material: a new one, or in the place of the version that was read. */
export const storeOwnMaterial = (known: { readonly id: string; readonly etag: string } | null) =>
  mutationOptions({
    mutationFn: (body: OwnMaterialInput): Promise<OwnMaterial> =>
      known
        ? call('replaceOwnMaterial', { params: { id: known.id }, headers: { 'if-match': known.etag }, body })
        : call('createOwnMaterial', { body }),
    meta: changesMaterials,
  })

/** Deletes one of the user's own materials; constructions that use it keep it. */
export const deleteOwnMaterial = mutationOptions({
  mutationFn: (id: string) => call('deleteOwnMaterial', { params: { id } }),
  meta: changesMaterials,
})
