import { accountsRepository } from '../accounts/account/accounts.repository.ts'
import { accessKeysRepository, type IssuedKey } from '../accounts/auth/access-keys.repository.ts'
import { securityEventsRepository } from '../accounts/auth/security-events.repository.ts'
import { signingKeysRepository } from '../accounts/auth/signing-keys.repository.ts'
import { ServiceError } from '../service-error.ts'
import { email, parseArguments, required } from './arguments.ts'
import { type Command, UsageError } from './command.ts'

const createOptions = { name: { type: 'string' }, expires: { type: 'string' } } as const

function future(given: string | undefined): Date | null {
  if (given === undefined) return null
  const at = new Date(given)
  if (Number.isNaN(at.getTime()) || at.getTime() <= Date.now()) {
    throw new UsageError('--expires is a date or time to come, such as 2027-12-31')
  }
  return at
}

const create: Command = {
  usage: 'access-key create EMAIL --name NAME [--expires 2027-12-31]',
  summary: 'Issue a key that acts for a user; it is shown this once',
  async run({ db, args, print }) {
    const { values, positionals } = parseArguments(args, createOptions, ['EMAIL'])
    const name = required(values.name, '--name')
    const expiresAt = future(values.expires)
    const account = await accountsRepository(db).findByEmail(email(positionals[0]))
    if (account?.status !== 'active') throw new ServiceError('notFound', 'no active account has this address')
    const { accessKey } = await db.transaction().execute(async (transaction) => {
      const issued = await accessKeysRepository(transaction).issue({ userId: account.id, name, expiresAt })
      await securityEventsRepository(transaction).record({ event: 'accessKeyCreated', detail: issued.id })
      return issued
    })
    print(accessKey)
  },
}

const state = ({ revokedAt, expiresAt }: IssuedKey) => {
  if (revokedAt) return `revoked ${revokedAt.toISOString()}`
  if (!expiresAt) return 'no expiry'
  return `${expiresAt.getTime() <= Date.now() ? 'expired' : 'expires'} ${expiresAt.toISOString()}`
}

const PAGE = 200

const list: Command = {
  usage: 'access-key list',
  summary: 'Show the issued keys, newest first',
  async run({ db, args, print }) {
    parseArguments(args, {})
    const keys = accessKeysRepository(db)
    for (let offset = 0; ; offset += PAGE) {
      const page = await keys.list({ offset, limit: PAGE })
      for (const key of page.keys) {
        const used = key.lastUsedAt ? `used ${key.lastUsedAt.toISOString()}` : 'never used'
        print([key.id, key.email, key.name, used, state(key)].join('\t'))
      }
      if (offset + PAGE >= page.total) return
    }
  },
}

const revoke: Command = {
  usage: 'access-key revoke ID',
  summary: 'Revoke a key; its tokens end with it',
  async run({ db, args, print }) {
    const { positionals } = parseArguments(args, {}, ['ID'])
    const id = required(positionals[0], 'ID')
    await db.transaction().execute(async (transaction) => {
      const revoked = await accessKeysRepository(transaction).revoke(id)
      if (!revoked) throw new ServiceError('notFound', 'no such key, or it is revoked already')
      await securityEventsRepository(transaction).record({ event: 'accessKeyRevoked', detail: id })
    })
    print(`${id} is revoked`)
  },
}

const rotateOptions = { 'at-once': { type: 'boolean' } } as const

const rotate: Command = {
  usage: 'keys rotate [--at-once]',
  summary: 'Sign session tokens with a new key; those of the old one run out by themselves, or at once',
  async run({ config, db, args, print }) {
    const { values } = parseArguments(args, rotateOptions)
    const kid = await signingKeysRepository(db, config.signingKeySecret).rotate({ atOnce: values['at-once'] ?? false })
    await securityEventsRepository(db).record({ event: 'signingKeysRotated', detail: kid })
    print(`The signing key is ${kid}`)
  },
}

/** Commands about access keys and signing keys. */
export const keyCommands: Readonly<Record<string, Command>> = {
  'access-key create': create,
  'access-key list': list,
  'access-key revoke': revoke,
  'keys rotate': rotate,
}
