import { mutationOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/account-routes.ts'
import { call, makeCallable, receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Reply } from '#web/lib/operations.ts'

makeCallable(accountRoutes)

export type Closing = Reply<'readAccountClosing'>

/** What closing the account would do now. */
export const readClosing = () => call('readAccountClosing', {})

/** Closes the account, with the password where it is asked for. */
export const closeAccount = mutationOptions({
  mutationFn: (password: string) => call('closeAccount', { body: password === '' ? {} : { password } }),
})

/** All of one's data as one file. */
export const receiveAccount = () => receiveFile('exportAccount', { query: { locale: currentLocale() } })
