import type { Ownership } from '#vocabulary/constructions.ts'

/** Addresses of the app that the service names too: in e-mails, and where a browser comes back to. */
export const webPaths = {
  construction: (ownership: Ownership, id: string): string => `/constructions/${ownership}/${id}`,
  /** Where invitations are answered. */
  office: '/office',
  project: (id: string): string => `/projects/${id}`,
  login: '/login',
  /** Where a link of an e-mail leads. */
  verify: '/verify',
  /** Where anyone verifies a report by its code. */
  verifiedReport: (code: string): string => `/verify/${code}`,
  /** Where single sign-on leads back to. */
  ssoCallback: '/sso/callback',
} as const
