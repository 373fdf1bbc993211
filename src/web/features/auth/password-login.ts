import { useMutation } from '@tanstack/react-query'
import { type Resolver, useForm } from 'react-hook-form'
import type { PasswordLoginRequest } from '#contract/accounts.ts'
import { logIn } from '#web/resources/accounts/signing-in.ts'
import { useWait } from './pause.tsx'
import { welcome } from './welcome.ts'

const loadRules = async () => (await import('./login-resolver.ts')).loginResolver
const resolver: Resolver<PasswordLoginRequest> = async (values, context, options) =>
  (await loadRules())(values, context, options)

/** Fetches the contract's rules ahead of their use. They are not part of the first visit: nothing is checked there yet. */
export const preloadRules = (): void => {
  loadRules().catch(() => undefined)
}

/** Login by password: the form, its submission and the wait the service may ask for. */
export function usePasswordLogin({ loginId = '' }: { loginId?: string }) {
  const form = useForm<PasswordLoginRequest>({
    resolver,
    defaultValues: { loginId, password: '' },
  })
  const wait = useWait()
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: welcome,
    onError: (error) => {
      wait.note(error)
      form.resetField('password')
      form.setFocus('password')
    },
  })
  return { form, wait, login, submit: form.handleSubmit((body) => login.mutate(body)) }
}
export type PasswordLogin = ReturnType<typeof usePasswordLogin>
