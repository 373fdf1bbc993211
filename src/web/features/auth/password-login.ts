import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import type { PasswordLoginRequest } from '#contract/accounts.ts'
import { logIn } from '#web/resources/accounts/signing-in.ts'
import { useWait } from './pause.tsx'
import { welcome } from './welcome.ts'

type Field = keyof PasswordLoginRequest

/** What is wrong with a field: by the contract's rules, or in the words of the service. */
type Problem = { readonly type: 'rule' } | { readonly type: 'service'; readonly message: string }
type Problems = Readonly<Partial<Record<Field, Problem>>>

const loadRules = async () => (await import('#contract/accounts.ts')).passwordLoginRequest

/** Fetches the contract's rules ahead of their use. They are not part of the first visit: nothing is checked there yet. */
export const preloadRules = (): void => {
  loadRules().catch(() => undefined)
}

async function problemsOf(values: PasswordLoginRequest): Promise<Problems> {
  const { error } = (await loadRules()).safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path }) => [path[0], { type: 'rule' }]))
}

/**
 * Login by password: the form, its submission and the wait the service may ask for. Two fields of the first visit: a
 * library for forms would be a tenth of all that is loaded for it.
 */
export function usePasswordLogin({ loginId = '' }: { loginId?: string }) {
  const [values, setValues] = useState<PasswordLoginRequest>({ loginId, password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const isChecked = useRef(false)
  const inputs = { loginId: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) }
  const focus = (field: Field) => inputs[field].current?.focus()
  const wait = useWait()
  const login = useMutation({
    mutationFn: logIn,
    onSuccess: welcome,
    onError: (error) => {
      wait.note(error)
      setValues((old) => ({ ...old, password: '' }))
      focus('password')
    },
  })
  const note = (found: Problems, fields: readonly Field[]) =>
    setProblems((old) => ({ ...old, ...Object.fromEntries(fields.map((field) => [field, found[field]])) }))
  /** Whether the rules find nothing in these fields; else the first of them has the focus. */
  const check = async (...fields: readonly Field[]): Promise<boolean> => {
    isChecked.current = true
    const found = await problemsOf(values)
    note(found, fields)
    const first = fields.find((field) => found[field])
    if (first) focus(first)
    return first === undefined
  }
  return {
    wait,
    login,
    values,
    problems,
    inputs,
    check,
    /** Shows what the service says of the address. */
    refuseAddress: (message: string) => {
      setProblems((old) => ({ ...old, loginId: { type: 'service', message } }))
      focus('loginId')
    },
    /** What ties an input to its value; after the first check it is checked with every change. */
    register: (field: Field) => ({
      name: field,
      ref: inputs[field],
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const changed = { ...values, [field]: target.value }
        setValues(changed)
        if (isChecked.current) void problemsOf(changed).then((found) => note(found, [field]))
      },
    }),
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (await check('loginId', 'password')) login.mutate(values)
    },
  }
}
export type PasswordLogin = ReturnType<typeof usePasswordLogin>
