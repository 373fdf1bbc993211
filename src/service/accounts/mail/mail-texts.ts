import { CLOSED_DAYS } from '#contract/account-closing.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { MailContent } from './mail.ts'

/** A link that can be spent once. */
type Linked = { readonly url: string }
type Person = { readonly sharedBy: string; readonly sharedByEmail?: string | undefined }
type Invited = Linked & Person & { readonly office: string }
type Permitted = Linked & Person & { readonly permission: 'view' | 'edit' }
type Shared = Permitted & { readonly construction: string }
type SharedProject = Permitted & { readonly project: string }

/** Something that has happened to the account, when [ISO 8601]. */
type Happened = Linked & { readonly at: string }

type Texts = {
  readonly confirmAddress: (values: Linked) => MailContent
  readonly signInLink: (values: Linked) => MailContent
  readonly resetPassword: (values: Linked) => MailContent
  readonly accountExists: (values: Linked) => MailContent
  readonly newDevice: (values: Happened) => MailContent
  readonly passwordChanged: (values: Happened) => MailContent
  readonly accountClosed: (values: Happened) => MailContent
  readonly secondFactorOn: (values: Happened) => MailContent
  readonly secondFactorOff: (values: Happened) => MailContent
  readonly recoveryCodeUsed: (values: Happened) => MailContent
  readonly passkeyAdded: (values: Happened) => MailContent
  readonly passkeyRemoved: (values: Happened) => MailContent
  readonly constructionShared: (values: Shared) => MailContent
  readonly projectShared: (values: SharedProject) => MailContent
  readonly officeInvitation: (values: Invited) => MailContent
}

/** What people write is shown without what a mail program would make a link of: the one link of a mail is ours. */
const withoutLinks = (text: string) => text.replaceAll(/(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S*/gi, '…')

/** Name and address of who shares; the address is proven, the name is not. */
const personOf = ({ sharedBy, sharedByEmail }: Person) =>
  sharedByEmail === undefined ? withoutLinks(sharedBy) : `${withoutLinks(sharedBy)} (${sharedByEmail})`

/** `2026-11-22 17:59 UTC` */
const timeOf = ({ at }: Happened) => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

const german: Texts = {
  confirmAddress: ({ url }) => ({
    subject: 'Aufbau: E-Mail-Adresse bestätigen',
    paragraphs: ['Willkommen bei Aufbau.', 'Mit einem Klick ist diese Adresse bestätigt und das Konto offen.'],
    action: { label: 'Adresse bestätigen', url },
    note: 'Der Link gilt 24 Stunden und nur einmal. Wollten Sie kein Konto eröffnen, lassen Sie ihn liegen: Dann entsteht keines.',
  }),
  signInLink: ({ url }) => ({
    subject: 'Aufbau: Anmelden per Link',
    paragraphs: ['Dieser Link meldet Sie bei Aufbau an.'],
    action: { label: 'Anmelden', url },
    note: 'Der Link gilt 15 Minuten und nur einmal. Wollten Sie sich nicht anmelden, lassen Sie ihn liegen und geben Sie ihn nicht weiter.',
  }),
  resetPassword: ({ url }) => ({
    subject: 'Aufbau: Neues Passwort setzen',
    paragraphs: ['Für dieses Konto soll ein neues Passwort gesetzt werden.'],
    action: { label: 'Neues Passwort setzen', url },
    note: 'Der Link gilt 15 Minuten und nur einmal. Wollten Sie kein neues Passwort, lassen Sie ihn liegen: Das alte gilt weiter.',
  }),
  accountExists: ({ url }) => ({
    subject: 'Aufbau: Das Konto gibt es schon',
    paragraphs: [
      'Mit dieser Adresse sollte ein Konto eröffnet oder bestätigt werden. Es besteht bereits und ist bestätigt.',
      'Ein vergessenes Passwort lässt sich auf der Anmeldeseite neu setzen.',
    ],
    action: { label: 'Zur Anmeldung', url },
    note: 'Waren Sie das nicht selbst, müssen Sie nichts tun: Am Konto hat sich nichts geändert.',
  }),
  newDevice: (happened) => ({
    subject: 'Aufbau: Anmeldung mit einem neuen Gerät',
    paragraphs: [
      `In Ihr Konto hat sich am ${timeOf(happened)} jemand mit einem Gerät angemeldet, das dort noch nicht bekannt war.`,
      'Waren Sie das nicht selbst, setzen Sie auf der Anmeldeseite ein neues Passwort: Das beendet alle anderen Sitzungen.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  passwordChanged: (happened) => ({
    subject: 'Aufbau: Das Passwort wurde geändert',
    paragraphs: [
      `Das Passwort Ihres Kontos wurde am ${timeOf(happened)} geändert; alle anderen Sitzungen sind beendet.`,
      'Waren Sie das nicht selbst, setzen Sie auf der Anmeldeseite sofort ein neues.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  accountClosed: (happened) => ({
    subject: 'Aufbau: Ihr Konto ist geschlossen',
    paragraphs: [
      `Ihr Konto wurde am ${timeOf(happened)} geschlossen; alle Sitzungen und Zugangsschlüssel sind beendet.`,
      `Was Ihnen allein gehört, wird nach ${CLOSED_DAYS} Tagen endgültig gelöscht, mit Ausnahme von Sicherungskopien, die auslaufen. Bis dahin kann der Betreiber das Konto wieder öffnen.`,
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie das nicht selbst, wenden Sie sich sofort an den Betreiber.',
  }),
  secondFactorOn: (happened) => ({
    subject: 'Aufbau: Zweiter Faktor eingerichtet',
    paragraphs: [
      `Seit dem ${timeOf(happened)} fragt die Anmeldung nach einem Code Ihrer App; alle anderen Sitzungen sind beendet.`,
      'Waren Sie das nicht selbst, wenden Sie sich sofort an den Betreiber.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  secondFactorOff: (happened) => ({
    subject: 'Aufbau: Zweiter Faktor entfernt',
    paragraphs: [
      `Seit dem ${timeOf(happened)} fragt die Anmeldung nicht mehr nach einem Code.`,
      'Waren Sie das nicht selbst, setzen Sie auf der Anmeldeseite sofort ein neues Passwort.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  recoveryCodeUsed: (happened) => ({
    subject: 'Aufbau: Ein Ersatzcode wurde benutzt',
    paragraphs: [
      `Am ${timeOf(happened)} hat sich jemand mit einem Ihrer Ersatzcodes angemeldet. Er gilt nicht mehr.`,
      'Waren Sie das nicht selbst, setzen Sie auf der Anmeldeseite sofort ein neues Passwort.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  passkeyAdded: (happened) => ({
    subject: 'Aufbau: Passkey hinzugefügt',
    paragraphs: [
      `Ihrem Konto wurde am ${timeOf(happened)} ein Passkey hinzugefügt: Mit ihm kann man sich anmelden.`,
      'Waren Sie das nicht selbst, entfernen Sie ihn im Konto unter Sicherheit und setzen Sie ein neues Passwort.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  passkeyRemoved: (happened) => ({
    subject: 'Aufbau: Passkey entfernt',
    paragraphs: [
      `Aus Ihrem Konto wurde am ${timeOf(happened)} ein Passkey entfernt.`,
      'Waren Sie das nicht selbst, setzen Sie auf der Anmeldeseite sofort ein neues Passwort.',
    ],
    action: { label: 'Zur Anmeldung', url: happened.url },
    note: 'Waren Sie es selbst, müssen Sie nichts tun.',
  }),
  constructionShared: (shared) => ({
    subject: 'Aufbau: Ein Aufbau wurde mit Ihnen geteilt',
    paragraphs: [
      `${personOf(shared)} hat den Aufbau „${withoutLinks(shared.construction)}“ zum ${shared.permission === 'edit' ? 'Bearbeiten' : 'Ansehen'} freigegeben.`,
      'Haben Sie noch kein Konto, eröffnen Sie eines mit dieser Adresse: Dort finden Sie den Aufbau.',
    ],
    action: { label: 'Aufbau öffnen', url: shared.url },
    note: 'Diese Nachricht wurde verschickt, weil jemand diese Adresse zum Teilen eingegeben hat.',
  }),
  projectShared: (shared) => ({
    subject: 'Aufbau: Ein Projekt wurde mit Ihnen geteilt',
    paragraphs: [
      `${personOf(shared)} hat das Projekt „${withoutLinks(shared.project)}“ zum ${shared.permission === 'edit' ? 'Bearbeiten' : 'Ansehen'} freigegeben.`,
      'Haben Sie noch kein Konto, eröffnen Sie eines mit dieser Adresse: Dort finden Sie das Projekt.',
    ],
    action: { label: 'Projekt öffnen', url: shared.url },
    note: 'Diese Nachricht wurde verschickt, weil jemand diese Adresse zum Teilen eingegeben hat.',
  }),
  officeInvitation: (invited) => ({
    subject: 'Aufbau: Einladung in ein Büro',
    paragraphs: [
      `${personOf(invited)} lädt Sie in das Büro „${withoutLinks(invited.office)}“ ein.`,
      'Melden Sie sich mit dieser Adresse an, oder eröffnen Sie mit ihr ein Konto: Dort nehmen Sie die Einladung an oder lehnen sie ab.',
    ],
    action: { label: 'Einladung ansehen', url: invited.url },
    note: 'Die Einladung gilt 14 Tage und nur für diese Adresse. Wollen Sie nicht dazugehören, müssen Sie nichts tun.',
  }),
}

const english: Texts = {
  confirmAddress: ({ url }) => ({
    subject: 'Aufbau: Confirm your e-mail address',
    paragraphs: ['Welcome to Aufbau.', 'One click confirms this address and opens the account.'],
    action: { label: 'Confirm address', url },
    note: 'The link is good for 24 hours and for one use. If you did not want an account, leave it alone: none will be opened.',
  }),
  signInLink: ({ url }) => ({
    subject: 'Aufbau: Your link to sign in',
    paragraphs: ['This link signs you in to Aufbau.'],
    action: { label: 'Sign in', url },
    note: 'The link is good for 15 minutes and for one use. If you did not want to sign in, leave it alone and pass it to nobody.',
  }),
  resetPassword: ({ url }) => ({
    subject: 'Aufbau: Set a new password',
    paragraphs: ['A new password was asked for on this account.'],
    action: { label: 'Set a new password', url },
    note: 'The link is good for 15 minutes and for one use. If you did not want a new password, leave it alone: the old one stays.',
  }),
  accountExists: ({ url }) => ({
    subject: 'Aufbau: The account exists already',
    paragraphs: [
      'Somebody asked to open or confirm an account with this address. There is one, and it is confirmed.',
      'A forgotten password can be set anew from the sign-in page.',
    ],
    action: { label: 'Go to sign-in', url },
    note: 'If this was not you, there is nothing to do: nothing has changed about the account.',
  }),
  newDevice: (happened) => ({
    subject: 'Aufbau: Signed in on a new device',
    paragraphs: [
      `On ${timeOf(happened)} somebody signed in to your account on a device that was not known to it.`,
      'If that was not you, set a new password from the sign-in page: it ends all other sessions.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  passwordChanged: (happened) => ({
    subject: 'Aufbau: The password was changed',
    paragraphs: [
      `The password of your account was changed on ${timeOf(happened)}; all other sessions have ended.`,
      'If that was not you, set a new one from the sign-in page at once.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  accountClosed: (happened) => ({
    subject: 'Aufbau: Your account is closed',
    paragraphs: [
      `Your account was closed on ${timeOf(happened)}; all sessions and access keys have ended.`,
      `What belongs to you alone is deleted for good after ${CLOSED_DAYS} days, but for backups, which run out. Until then the operator can open the account again.`,
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If that was not you, turn to the operator at once.',
  }),
  secondFactorOn: (happened) => ({
    subject: 'Aufbau: Second factor set up',
    paragraphs: [
      `Since ${timeOf(happened)} signing in asks for a code of your app; all other sessions have ended.`,
      'If that was not you, turn to the operator at once.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  secondFactorOff: (happened) => ({
    subject: 'Aufbau: Second factor removed',
    paragraphs: [
      `Since ${timeOf(happened)} signing in asks for no code any more.`,
      'If that was not you, set a new password from the sign-in page at once.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  recoveryCodeUsed: (happened) => ({
    subject: 'Aufbau: A recovery code was used',
    paragraphs: [
      `On ${timeOf(happened)} somebody signed in with one of your recovery codes. It is good no more.`,
      'If that was not you, set a new password from the sign-in page at once.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  passkeyAdded: (happened) => ({
    subject: 'Aufbau: Passkey added',
    paragraphs: [
      `A passkey was added to your account on ${timeOf(happened)}: one can sign in with it.`,
      'If that was not you, remove it in the account under Security, and set a new password.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  passkeyRemoved: (happened) => ({
    subject: 'Aufbau: Passkey removed',
    paragraphs: [
      `A passkey was removed from your account on ${timeOf(happened)}.`,
      'If that was not you, set a new password from the sign-in page at once.',
    ],
    action: { label: 'Go to sign-in', url: happened.url },
    note: 'If it was you, there is nothing to do.',
  }),
  constructionShared: (shared) => ({
    subject: 'Aufbau: A construction has been shared with you',
    paragraphs: [
      `${personOf(shared)} lets you ${shared.permission === 'edit' ? 'edit' : 'see'} the construction “${withoutLinks(shared.construction)}”.`,
      'If you have no account yet, open one with this address and you will find the construction there.',
    ],
    action: { label: 'Open the construction', url: shared.url },
    note: 'You get this message because somebody entered this address to share with.',
  }),
  projectShared: (shared) => ({
    subject: 'Aufbau: A project has been shared with you',
    paragraphs: [
      `${personOf(shared)} lets you ${shared.permission === 'edit' ? 'edit' : 'see'} the project “${withoutLinks(shared.project)}”.`,
      'If you have no account yet, open one with this address and you will find the project there.',
    ],
    action: { label: 'Open the project', url: shared.url },
    note: 'You get this message because somebody entered this address to share with.',
  }),
  officeInvitation: (invited) => ({
    subject: 'Aufbau: Invitation to an office',
    paragraphs: [
      `${personOf(invited)} invites you to the office “${withoutLinks(invited.office)}”.`,
      'Sign in with this address, or open an account with it: there you accept or decline the invitation.',
    ],
    action: { label: 'See the invitation', url: invited.url },
    note: 'The invitation is good for 14 days and for this address alone. If you do not want to join, there is nothing to do.',
  }),
}

/** The texts of every mail. */
export const mailTexts: Readonly<Record<Locale, Texts>> = { de_DE: german, en_GB: english }
