import * as z from 'zod/mini'
import { DEFAULT_LOCALE, locales } from '#vocabulary/constructions.ts'
import { accountsRepository } from '../accounts/account/accounts.repository.ts'
import { hashPassword } from '../accounts/auth/password-hash.ts'
import { checkPassword } from '../accounts/auth/password-policy.ts'
import { accountAdministration } from '../accounts/profile/account-administration.service.ts'
import { reopenAccount } from '../library/leaving/leaving.service.ts'
import { email, parseArguments, policyList, required } from './arguments.ts'
import { type Command, UsageError } from './command.ts'

const createOptions = {
  name: { type: 'string' },
  locale: { type: 'string' },
  policy: { type: 'string', multiple: true },
  'password-stdin': { type: 'boolean' },
} as const

const grantOptions = { remove: { type: 'boolean' } } as const

function localeOf(given: string | undefined) {
  const parsed = z.enum(locales).safeParse(given ?? DEFAULT_LOCALE)
  if (!parsed.success) throw new UsageError(`locales are ${locales.join(' and ')}`)
  return parsed.data
}

const create: Command = {
  usage: 'user create EMAIL --name NAME [--locale de_DE] [--policy admin] [--password-stdin]',
  summary: 'Open an account; without a password it is entered by link or single sign-on',
  async run({ db, args, print, readLine }) {
    const { values, positionals } = parseArguments(args, createOptions, ['EMAIL'])
    const address = email(positionals[0])
    const name = required(values.name, '--name')
    const locale = localeOf(values.locale)
    const policies = policyList(values.policy)
    const password = values['password-stdin'] ? await readLine() : undefined
    if (password !== undefined) await checkPassword(password, address, 'password')
    const passwordHash = password === undefined ? null : await hashPassword(password)
    const id = await accountAdministration(db).create({ email: address, name, locale, policies, passwordHash })
    print(`${address} has the account ${id}`)
  },
}

const disable: Command = {
  usage: 'user disable EMAIL',
  summary: 'Keep a user out; every session ends',
  async run({ db, args, print }) {
    const { positionals } = parseArguments(args, {}, ['EMAIL'])
    const address = email(positionals[0])
    await accountAdministration(db).disable(address)
    print(`${address} is disabled`)
  },
}

const enable: Command = {
  usage: 'user enable EMAIL',
  summary: 'Let a disabled user in again, or one who has closed the account: with all that was deleted with it',
  async run({ db, args, print }) {
    const { positionals } = parseArguments(args, {}, ['EMAIL'])
    const address = email(positionals[0])
    const isClosed = (await accountsRepository(db).findByEmail(address))?.closedAt != null
    await (isClosed ? reopenAccount(db, address) : accountAdministration(db).enable(address))
    print(`${address} is enabled`)
  },
}

const resetSecondFactor: Command = {
  usage: 'user reset-second-factor EMAIL',
  summary: 'Remove the second factor of a user who has lost it; every session ends',
  async run({ db, args, print }) {
    const { positionals } = parseArguments(args, {}, ['EMAIL'])
    const address = email(positionals[0])
    await accountAdministration(db).resetSecondFactor(address)
    print(`${address} signs in without a second factor`)
  },
}

const grant: Command = {
  usage: 'user grant EMAIL admin|supplier [--remove]',
  summary: 'Give a user a policy, or take it away',
  async run({ config, db, args, print }) {
    const { values, positionals } = parseArguments(args, grantOptions, ['EMAIL', 'POLICY'])
    const address = email(positionals[0])
    const policies = policyList(positionals.slice(1))
    const administration = accountAdministration(db)
    const now = await (values.remove
      ? administration.grant(address, [], policies)
      : administration.grant(address, policies))
    print(`${address} has ${now.length > 0 ? now.join(', ') : 'no policy'}`)
    const domain = address.slice(address.lastIndexOf('@') + 1)
    if (now.includes('admin') && !config.operatorEmailDomains.includes(domain)) {
      print(`Note: ${domain} is not among OPERATOR_EMAIL_DOMAINS, so the admin policy has no effect yet`)
    }
  },
}

/** Commands about users. */
export const userCommands: Readonly<Record<string, Command>> = {
  'user create': create,
  'user disable': disable,
  'user enable': enable,
  'user grant': grant,
  'user reset-second-factor': resetSecondFactor,
}
