import { CLOSED_DAYS } from '#contract/account-closing.ts'
import { type MailTexts, personOf, timeOf, withoutLinks } from './mail-words.ts'

/** German texts of every mail. */
export const german: MailTexts = {
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
