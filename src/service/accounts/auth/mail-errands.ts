import { webPaths } from '#contract/web-paths.ts'
import type { RedirectType } from '#vocabulary/accounts.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { AccountsRepository } from '../account/accounts.repository.ts'
import type { Errand } from '../mail/errand.ts'
import { layOut, type Mail, type MailContent } from '../mail/mail.ts'
import { mailTexts } from '../mail/mail-texts.ts'
import type { ClaimedErrand } from '../mail/outbox-work.repository.ts'
import type { MailLinks } from './mail-links.repository.ts'

export type MailErrandParts = {
  readonly accounts: Pick<AccountsRepository, 'findByEmail' | 'insert'>
  readonly links: MailLinks
  readonly publicUrl: string
}

type SignUp = Extract<Errand, { kind: 'signUp' }>

const textOf = {
  signUp: 'confirmAddress',
  emailVerification: 'confirmAddress',
  magicLink: 'signInLink',
  passwordReset: 'resetPassword',
} as const

/** Proving an address again that has been proven would only be a way to sign in that lives too long. */
const provesOnly = (type: RedirectType) => type === 'signUp' || type === 'emailVerification'

/** Decides what mail comes of an errand: only here is looked up whether there is an account. */
export function mailErrands({ accounts, links, publicUrl }: MailErrandParts) {
  const verifyUrl = (token: string, type: RedirectType) => `${publicUrl}${webPaths.verify}?token=${token}&type=${type}`
  const exists = (locale: Locale) => mailTexts[locale].accountExists({ url: `${publicUrl}${webPaths.login}` })

  /** Where many sign an address up, nobody knows which of them is its owner: the link then brings no password along. */
  const signUp = async (
    { recipient: email, locale, paced }: ClaimedErrand,
    wish: SignUp,
  ): Promise<MailContent | undefined> => {
    const known = await accounts.findByEmail(email)
    if (known?.status === 'disabled') return undefined
    if (known?.status === 'active') return exists(locale)
    // the name is the owner's who spends this very link; anybody may have typed it
    const name = email.slice(0, email.lastIndexOf('@'))
    const draft = { email, name, locale: wish.locale, status: 'pending', passwordHash: null } as const
    const id = known?.id ?? (await accounts.insert(draft))
    if (id === undefined) throw new Error('the account has appeared in the meantime')
    const token = await links.issue(
      id,
      'signUp',
      paced ? null : { name: wish.name, passwordHash: wish.passwordHash, locale: wish.locale },
    )
    return mailTexts[locale].confirmAddress({ url: verifyUrl(token, 'signUp') })
  }

  const link = async (email: string, type: RedirectType, locale: Locale): Promise<MailContent | undefined> => {
    const account = await accounts.findByEmail(email)
    if (!account || account.status === 'disabled') return undefined
    if (account.status === 'active' && provesOnly(type)) return exists(locale)
    const wish = provesOnly(type) ? await links.onlySignUp(account.id) : null
    const token = await links.issue(account.id, type, wish)
    return mailTexts[locale][textOf[type]]({ url: verifyUrl(token, type) })
  }

  const invitation = async (
    recipient: string,
    locale: Locale,
    { path, invitedBy, invitedByEmail, office }: Extract<Errand, { kind: 'officeInvitation' }>,
  ): Promise<[Locale, MailContent]> => {
    const own = (await accounts.findByEmail(recipient))?.locale ?? locale
    const url = `${publicUrl}${path}`
    return [own, mailTexts[own].officeInvitation({ url, sharedBy: invitedBy, sharedByEmail: invitedByEmail, office })]
  }

  const contentOf = async (claimed: ClaimedErrand): Promise<[Locale, MailContent | undefined]> => {
    const { recipient, locale, errand } = claimed
    if (errand.kind === 'signUp') return [locale, await signUp(claimed, errand)]
    if (errand.kind === 'link') return [locale, await link(recipient, errand.type, locale)]
    if (errand.kind === 'notice')
      return [locale, mailTexts[locale][errand.notice]({ url: `${publicUrl}${webPaths.login}`, at: errand.at })]
    if (errand.kind === 'officeInvitation') return invitation(recipient, locale, errand)
    const known = await accounts.findByEmail(recipient)
    const own = known?.locale ?? locale
    const url = `${publicUrl}${errand.path}`
    const { constructionShared, projectShared } = mailTexts[own]
    return [
      own,
      errand.kind === 'projectShared' ? projectShared({ ...errand, url }) : constructionShared({ ...errand, url }),
    ]
  }

  return async (claimed: ClaimedErrand): Promise<Mail | undefined> => {
    const [locale, content] = await contentOf(claimed)
    return content && layOut(claimed.recipient, locale, content)
  }
}
