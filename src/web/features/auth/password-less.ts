import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api-error.ts'
import { sendLoginLink, startSso } from '#web/resources/accounts/signing-in.ts'
import type { PasswordLogin } from './password-login.ts'
import { rememberNext, welcome } from './welcome.ts'

/** The ways in that need no password: a link by e-mail, the company's own sign-on, and a passkey. */
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
  const passkey = useMutation({
    mutationFn: async () => (await import('#web/resources/accounts/passkeys.ts')).signInByPasskey(),
    onSuccess: (reply) => reply && welcome(reply),
    onError: wait.note,
  })
  /** Takes away what is said of the last try. */
  const reset = () => {
    link.reset()
    sso.reset()
    passkey.reset()
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
    passkey,
    signInByPasskey() {
      login.reset()
      reset()
      passkey.mutate()
    },
    sendLink: () => void withAddress(link.mutate),
    reset,
    openCompany: () => void withAddress(sso.mutate),
  }
}
export type PasswordLess = ReturnType<typeof usePasswordLess>
