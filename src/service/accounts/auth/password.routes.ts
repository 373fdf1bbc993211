import type { Handlers } from '#service/http/handlers.ts'
import type { PasswordService } from './password.service.ts'
import { passwordPolicy } from './password-policy.ts'
import { requiredRefreshToken } from './refresh-transport.ts'

/** The rules for passwords, and setting a new one. */
export const passwordHandlers = (
  passwords: PasswordService,
): Pick<Handlers, 'readPasswordPolicy' | 'updatePassword'> => ({
  readPasswordPolicy: async () => ({ body: passwordPolicy }),

  async updatePassword({ body, headers, cookies, client }) {
    const { token: refreshToken } = requiredRefreshToken({ headers, cookies, client })
    await passwords.update({ ...body, refreshToken, client })
    return {}
  },
})
