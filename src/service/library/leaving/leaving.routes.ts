import { clearedCookie } from '#service/accounts/auth/refresh-transport.ts'
import type { Handlers } from '#service/http/handlers.ts'
import type { AccountExportService } from './account-export.service.ts'
import type { LeavingService } from './leaving.service.ts'

/** Taking one's data along, and closing the account. */
export const leavingHandlers = (
  leaving: LeavingService,
  exporting: AccountExportService,
): Pick<Handlers, 'exportAccount' | 'readAccountClosing' | 'closeAccount'> => ({
  exportAccount: async ({ caller, client, query: { locale } }) => ({
    file: await exporting.pack({ caller, client }, locale),
  }),
  readAccountClosing: async ({ caller }) => ({ body: await leaving.preview(caller) }),
  async closeAccount({ caller, client, body: { password } }) {
    await leaving.close({ caller, client }, password)
    return { cookies: client.sameOriginBrowser ? [clearedCookie] : [] }
  },
})
