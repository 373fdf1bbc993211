import type { Share } from '#contract/shares.ts'
import type { Caller } from '#service/caller.ts'
import { inTransaction } from '#service/db/client.ts'
import { refused } from '#service/service-error.ts'
import { noteOfProject } from '../activity/note-of.ts'
import type { NotifyShare } from '../sharing/shares.service.ts'
import { projectSharesRepository } from './project-shares.repository.ts'
import { loadOwnProject, type ProjectArea } from './stored-project.ts'

type Telling = { readonly notify: NotifyShare; readonly wake: () => void }

/** Sharing of own projects. */
export function projectSharingService({ db }: Pick<ProjectArea, 'db'>, { notify, wake }: Telling) {
  return {
    /**
     * Gives, changes and takes back shares, all or none; whoever had none is told by e-mail.
     *
     * @param wanted - permission by address
     * @throws {ServiceError} `notFound`, `forbidden`; `invalidRequest` for the caller's own address; `quotaReached` for
     *   more new addresses than a day allows
     */
    async share(caller: Caller, id: string, wanted: Readonly<Record<string, 'view' | 'edit' | 'none'>>): Promise<void> {
      if (Object.hasOwn(wanted, caller.email)) throw refused(`/${caller.email}`, 'notAllowed')
      await inTransaction(db, async (transaction) => {
        const project = await loadOwnProject(transaction, caller, id)
        const { name, ownerId } = project
        const shares = projectSharesRepository(transaction)
        const shared = { kind: 'project', id, name } as const
        for (const [recipient, permission] of Object.entries(wanted)) {
          if (permission === 'none') await shares.takeBack(ownerId, id, recipient)
          else if (await shares.give(ownerId, id, { email: recipient, permission }))
            await notify(transaction, { recipient, sharedBy: caller, shared, permission })
        }
        const changes = Object.fromEntries(Object.entries(wanted).map(([to, given]) => [to, { from: null, to: given }]))
        await noteOfProject(transaction, caller, project, 'shared', changes)
      })
      wake()
    },

    /** To whom the caller's own project is shared. @throws {ServiceError} `notFound`, `forbidden` */
    async list(caller: Caller, id: string): Promise<Share[]> {
      const { ownerId } = await loadOwnProject(db, caller, id)
      const rows = await projectSharesRepository(db).list(ownerId, id)
      return rows.map(({ email, name, permission, sharedAt }) => ({
        email,
        name,
        permission,
        pending: name === null,
        sharedAt: sharedAt.toISOString(),
      }))
    },
  }
}
export type ProjectSharingService = ReturnType<typeof projectSharingService>
