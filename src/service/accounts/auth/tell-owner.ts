import type { Account } from '../account/accounts.repository.ts'
import type { Errand } from '../mail/errand.ts'

/** Something that happened to an account and that its owner should know of. */
export type Notice = Extract<Errand, { kind: 'notice' }>['notice']

/** Tells the owner of an account by mail what has happened to it; does not wait until it is sent. */
export type TellOwner = (owner: Pick<Account, 'id' | 'email' | 'locale'>, notice: Notice) => Promise<void>
