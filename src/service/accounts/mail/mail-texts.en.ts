import { CLOSED_DAYS } from '#contract/account-closing.ts'
import { type MailTexts, personOf, timeOf, withoutLinks } from './mail-words.ts'

/** English texts of every mail. */
export const english: MailTexts = {
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
