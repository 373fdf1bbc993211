import type { Policy } from '#vocabulary/accounts.ts'

/** Whether somebody administers the service: the `admin` policy, on an address at one of the operator's own domains. */
export const isOperator = (
  { email, policies }: { readonly email: string; readonly policies: readonly Policy[] },
  operatorEmailDomains: readonly string[],
): boolean => policies.includes('admin') && operatorEmailDomains.includes(email.slice(email.lastIndexOf('@') + 1))
