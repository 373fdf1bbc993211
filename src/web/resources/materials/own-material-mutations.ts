import { mutationOptions } from '@tanstack/react-query'
import { officeRoutes } from '#contract/office-routes.ts'
import type { OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import { assessmentKeys, constructionKeys, materialKeys } from '../keys.ts'

makeCallable({ moveOwnMaterial: officeRoutes.moveOwnMaterial })

/** Whatever shows materials, or figures of constructions that use them. */
const changesMaterials = { invalidates: [materialKeys.all, assessmentKeys.all, constructionKeys.lists] }

/** Stores a material: a new one, of an office where one is named, or in the place of the version that was read. */
export const storeOwnMaterial = (
  known: { readonly id: string; readonly etag: string } | null,
  office: string | null = null,
) =>
  mutationOptions({
    mutationFn: (body: OwnMaterialInput): Promise<OwnMaterial> =>
      known
        ? call('replaceOwnMaterial', { params: { id: known.id }, headers: { 'if-match': known.etag }, body })
        : call('createOwnMaterial', { body, ...(office !== null && { query: { office } }) }),
    meta: changesMaterials,
  })

/** Gives a material to an office, or to oneself. */
export const moveOwnMaterial = mutationOptions({
  mutationFn: ({ id, office }: { id: string; office: string | null }) =>
    call('moveOwnMaterial', { params: { id }, body: { office } }),
  meta: changesMaterials,
})

/** Deletes one of the user's own materials; constructions that use it keep it. */
export const deleteOwnMaterial = mutationOptions({
  mutationFn: (id: string) => call('deleteOwnMaterial', { params: { id } }),
  meta: changesMaterials,
})
