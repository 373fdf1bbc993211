import { randomBytes } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { MOST_DOMAINS, type OfficeDomain } from '#contract/office-domains.ts'
import type { Office } from '#contract/offices.ts'
import type { Caller } from '#service/caller.ts'
import { type DbOrTransaction, inTransaction } from '#service/db/client.ts'
import { quotaReached, ServiceError } from '#service/service-error.ts'
import { activityRepository } from '../activity/activity.repository.ts'
import { MOST_PLACES } from './invitations.service.ts'
import { administering, type OfficeArea, refuseKeys } from './office-area.ts'
import { officeDomainsRepository } from './office-domains.repository.ts'
import { officesRepository } from './offices.repository.ts'
import { loadOffice } from './offices.service.ts'

/** Asks DNS for the TXT records of a name, each in its pieces. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>

/** How long a name server may take [ms], and how often it is asked. */
const PATIENCE = { timeout: 3_000, tries: 2 } as const

/** Asks the name servers of the machine. */
export const askMachine: ResolveTxt = (name) => new Resolver(PATIENCE).resolveTxt(name)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof officeDomainsRepository>['find']>>>

const recordOf = (domain: string) => `_aufbau.${domain}`
const valueOf = (token: string) => `aufbau-office=${token}`

const toDomain = ({ domain, token, provenAt, joins }: Row): OfficeDomain => ({
  domain,
  record: recordOf(domain),
  value: valueOf(token),
  provenAt: provenAt?.toISOString() ?? null,
  joins,
})

async function load(db: DbOrTransaction, officeId: string, domain: string): Promise<Row> {
  const found = await officeDomainsRepository(db).find(officeId, domain)
  if (!found) throw new ServiceError('notFound', 'domain')
  return found
}

/** What people of a proven domain may do by themselves. */
function joining({ db }: OfficeArea) {
  return {
    joinable: (caller: Caller) => officeDomainsRepository(db).joinable(caller),

    /** @throws {ServiceError} `notFound` where the office does not take the caller's address; `forbidden`, `quotaReached` */
    async join(caller: Caller, officeId: string): Promise<Office> {
      return inTransaction(db, async (transaction) => {
        if (!(await officeDomainsRepository(transaction).joinableOne(caller, officeId)))
          throw new ServiceError('notFound', 'office')
        refuseKeys(caller)
        const offices = officesRepository(transaction)
        if ((await offices.countPlaces(officeId, caller.email)) >= MOST_PLACES)
          throw quotaReached('', 'members', MOST_PLACES)
        await offices.join(officeId, caller.userId, 'member')
        await activityRepository(transaction).note(caller, { kind: 'joined', officeId, subject: caller.name })
        return loadOffice(transaction, caller, officeId)
      })
    },
  }
}

/** A claim as it is looked for. */
type Claim = { readonly domain: string; readonly token: string }

/** Whether the record of a claim stands in DNS. @returns undefined where DNS gives no answer */
export async function looksUp(resolveTxt: ResolveTxt, { domain, token }: Claim): Promise<boolean | undefined> {
  try {
    const records = await resolveTxt(recordOf(domain))
    return records.some((pieces) => pieces.join('').trim() === valueOf(token))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTFOUND' || code === 'ENODATA' ? false : undefined
  }
}
const isInDns = async (resolveTxt: ResolveTxt, claim: Claim) => (await looksUp(resolveTxt, claim)) === true

/** E-mail domains of an office: claimed, proven by DNS or by single sign-on at them, and what follows from that. */
export function officeDomainService(area: OfficeArea, resolveTxt: ResolveTxt = askMachine) {
  const { db } = area
  return {
    ...joining(area),

    /** @throws {ServiceError} `notFound`, `forbidden`, `secondFactorDemanded` */
    list: (caller: Caller, officeId: string): Promise<OfficeDomain[]> =>
      administering(area, caller, officeId, async (transaction) =>
        (await officeDomainsRepository(transaction).list(officeId)).map(toDomain),
      ),

    /** @throws {ServiceError} as `list`; `quotaReached` */
    claim: (caller: Caller, officeId: string, domain: string): Promise<OfficeDomain> =>
      administering(area, caller, officeId, async (transaction) => {
        const domains = officeDomainsRepository(transaction)
        const others = (await domains.list(officeId)).filter((one) => one.domain !== domain)
        if (others.length >= MOST_DOMAINS) throw quotaReached('/domain', 'domains', MOST_DOMAINS)
        await domains.claim(officeId, domain, randomBytes(16).toString('hex'))
        return toDomain(await load(transaction, officeId, domain))
      }),

    /**
     * Looks for the proof, outside of any transaction. Single sign-on proves what no other office has: everybody of a
     * company signs on there, and who writes its DNS are few.
     *
     * @throws {ServiceError} as `list`; `domainNotProven`
     */
    async prove(caller: Caller, officeId: string, domain: string): Promise<OfficeDomain> {
      const { token } = await administering(area, caller, officeId, (transaction) =>
        load(transaction, officeId, domain),
      )
      const written = await isInDns(resolveTxt, { domain, token })
      if (!written && !(await officeDomainsRepository(db).signedOnAt(caller, caller.sessionId, domain)))
        throw new ServiceError('domainNotProven')
      return administering(area, caller, officeId, async (transaction) => {
        const { token: now } = await load(transaction, officeId, domain)
        const domains = officeDomainsRepository(transaction)
        // the claim may have been given up and made anew while its record was looked for
        if (written ? now !== token : await domains.isProvenElsewhere(officeId, domain))
          throw new ServiceError('domainNotProven')
        await domains.prove(officeId, domain, written ? 'dns' : 'signOn')
        await activityRepository(transaction).note(caller, { kind: 'domainProven', officeId, subject: domain })
        return toDomain(await load(transaction, officeId, domain))
      })
    },

    /** Lets people of the domain join by themselves, once it is proven, or no more. @throws {ServiceError} as `list` */
    setJoins: (caller: Caller, officeId: string, domain: string, joins: boolean): Promise<OfficeDomain> =>
      administering(area, caller, officeId, async (transaction) => {
        const before = await load(transaction, officeId, domain)
        await officeDomainsRepository(transaction).setJoins(officeId, domain, joins)
        if (before.joins !== joins) {
          const changes = { joins: { from: Number(before.joins), to: Number(joins) } }
          await activityRepository(transaction).note(caller, {
            kind: 'domainOpened',
            officeId,
            subject: domain,
            changes,
          })
        }
        return toDomain(await load(transaction, officeId, domain))
      }),

    /** @throws {ServiceError} as `list` */
    remove: (caller: Caller, officeId: string, domain: string): Promise<void> =>
      administering(area, caller, officeId, async (transaction) => {
        if (!(await officeDomainsRepository(transaction).remove(officeId, domain)))
          throw new ServiceError('notFound', 'domain')
        await activityRepository(transaction).note(caller, { kind: 'domainRemoved', officeId, subject: domain })
      }),
  }
}
export type OfficeDomainService = ReturnType<typeof officeDomainService>
