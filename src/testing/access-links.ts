import type { CreatedLink } from '#contract/links.ts'
import type { Db } from '#service/db/client.ts'
import type { Target } from './access-calls.ts'

/**
 * Links for people without an account, upon a construction or a project.
 *
 * @param make - has the owner make one by a POST to the address, and answers what was made
 */
export const accessLinks = (db: () => Db, make: (url: string, payload: object) => Promise<CreatedLink>) => ({
  async to({ id, fields }: Target, what: 'construction' | 'project', asked: object): Promise<Target> {
    const { id: linkId, url } = await make(`/v1/${what}/${id}/links`, asked)
    return { id, fields: { ...fields, linkId }, secret: new URL(url).hash.slice(1) }
  },
  async revoked(link: Target): Promise<Target> {
    await db().deleteFrom('constructionLink').where('constructionId', '=', link.id).execute()
    await db().deleteFrom('projectLink').where('projectId', '=', link.id).execute()
    return link
  },
  async expired(link: Target): Promise<Target> {
    const past = { expiresAt: new Date(Date.now() - 1_000) }
    await db().updateTable('constructionLink').set(past).where('constructionId', '=', link.id).execute()
    await db().updateTable('projectLink').set(past).where('projectId', '=', link.id).execute()
    return link
  },
})
