import { zodResolver } from '@hookform/resolvers/zod'
import { passwordLoginRequest } from '#contract/accounts.ts'

/** The contract's rules for a login. */
export const loginResolver = zodResolver(passwordLoginRequest)
