import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { sendLoginLink, startSso } from '#web/resources/accounts/signing-in.ts'
import type { PasswordLogin } from './password-login.ts'
import { rememberNext } from './welcome.ts'

/** The two ways in that need the address alone: a link by e-mail, and the company's own sign-on. */
export function usePasswordLess({ form, wait, login }: PasswordLogin, next: string) {
  const onError = (error: Error) => {
    wait.note(error)
    if (error instanceof ApiError && error.status === 400) {
      form.setError('loginId', { type: 'service', message: error.message }, { shouldFocus: true })
    }
  }
  const link = useMutation({ mutationFn: sendLoginLink, onError })
  const sso = useMutation({
    mutationFn: startSso,
    onSuccess: ({ url }) => {
      rememberNext(next)
      location.assign(url)
    },
    onError,
  })
  /** Takes away what is said of the last try. */
  const reset = () => {
    link.reset()
    sso.reset()
  }
  /** Runs one of the ways with the address in the form, once it is complete; of an earlier try nothing is said any more. */
  const withAddress = async (run: (email: string) => void) => {
    if (!(await form.trigger('loginId', { shouldFocus: true }))) return
    login.reset()
    reset()
    run(form.getValues('loginId').trim().toLowerCase())
  }
  return {
    link,
    sso,
    sendLink: () => void withAddress(link.mutate),
    reset,
    openCompany: () => void withAddress(sso.mutate),
  }
}
export type PasswordLess = ReturnType<typeof usePasswordLess>
