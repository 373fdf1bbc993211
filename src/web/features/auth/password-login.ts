import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { type PasswordLoginRequest, passwordLoginRequest } from '#contract/accounts.ts'
import { call } from '#web/lib/api-client.ts'
import { useWait } from './pause.tsx'
import { welcome } from './welcome.ts'

/** Login by password: the form, its submission and the wait the service may ask for. */
export function usePasswordLogin({ loginId = '' }: { loginId?: string }) {
  const form = useForm<PasswordLoginRequest>({
    resolver: zodResolver(passwordLoginRequest),
    defaultValues: { loginId, password: '' },
  })
  const wait = useWait()
  const login = useMutation({
    mutationFn: (body: PasswordLoginRequest) => call('loginWithPassword', { body }),
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
