import type { ErrorCode } from '#contract/error.ts'
import type { Locale } from '#vocabulary/constructions.ts'

/** A sentence in both languages. */
export type Text = Readonly<Record<Locale, string>>

const errorTexts: Readonly<Record<ErrorCode, Text>> = {
  invalidRequest: { de_DE: 'Die Anfrage enthält ungültige Angaben.', en_GB: 'The request contains invalid values.' },
  malformedRequest: { de_DE: 'Das ist keine gültige HTTP-Anfrage.', en_GB: 'This is not a valid HTTP request.' },
  requestTimeout: { de_DE: 'Die Anfrage kam nicht rechtzeitig an.', en_GB: 'The request did not arrive in time.' },
  headersTooLarge: {
    de_DE: 'Die Kopfzeilen der Anfrage sind zu groß; erlaubt sind 16 KiB.',
    en_GB: 'The header fields of the request are too large; 16 KiB are allowed.',
  },
  expectationFailed: {
    de_DE: 'Von Expect wird nur 100-continue erfüllt.',
    en_GB: 'Of Expect, only 100-continue is met.',
  },
  malformedBody: { de_DE: 'Der Inhalt ist kein gültiges JSON.', en_GB: 'The body is not valid JSON.' },
  unsupportedApiVersion: {
    de_DE: 'Diese Version der Schnittstelle gibt es nicht; angeboten wird x-api-version=1.',
    en_GB: 'This version of the interface does not exist; x-api-version=1 is offered.',
  },
  idempotencyKeyReused: {
    de_DE: 'Der Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
    en_GB: 'The Idempotency-Key has been used for another request.',
  },
  ownershipNotAllowed: {
    de_DE: 'Angelegt wird in genau einer Kategorie: standard, custom oder thirdParty.',
    en_GB: 'A construction is created in one category: standard, custom or thirdParty.',
  },
  unknownConstruction: {
    de_DE: 'Mindestens ein Aufbau ist nicht bekannt oder nicht zugänglich.',
    en_GB: 'At least one construction is unknown or not accessible.',
  },
  unknownProject: {
    de_DE: 'Mindestens ein Projekt ist nicht bekannt oder nicht zugänglich.',
    en_GB: 'At least one project is unknown or not accessible.',
  },
  invalidCredentials: {
    de_DE: 'E-Mail-Adresse oder Passwort ist nicht richtig.',
    en_GB: 'The e-mail address or the password is not right.',
  },
  passwordRejected: {
    de_DE: 'Das Passwort erfüllt die Regeln nicht.',
    en_GB: 'The password does not follow the rules.',
  },
  refreshTokenInvalid: {
    de_DE: 'Die Sitzung ist beendet. Bitte neu anmelden.',
    en_GB: 'The session has ended. Please sign in again.',
  },
  sessionInvalid: { de_DE: 'Das Sitzungstoken ist nicht gültig.', en_GB: 'The session token is not valid.' },
  linkInvalid: {
    de_DE: 'Der Link ist abgelaufen oder wurde schon benutzt.',
    en_GB: 'The link has expired or has been used.',
  },
  accessKeyInvalid: { de_DE: 'Der Zugangsschlüssel ist nicht gültig.', en_GB: 'The access key is not valid.' },
  ssoUnavailable: {
    de_DE: 'Für diese Adresse ist keine Firmenanmeldung eingerichtet.',
    en_GB: 'Single sign-on is not set up for this address.',
  },
  ssoRejected: { de_DE: 'Die Firmenanmeldung wurde nicht angenommen.', en_GB: 'Single sign-on was not accepted.' },
  ssoRequired: {
    de_DE: 'Mit dieser Adresse meldet man sich über die Firmenanmeldung an.',
    en_GB: 'With this address one signs in by single sign-on.',
  },
  fileRejected: {
    de_DE: 'Die Datei kann nicht übernommen werden. Nichts wurde verändert.',
    en_GB: 'The file cannot be taken in. Nothing was changed.',
  },
  unauthenticated: { de_DE: 'Bitte anmelden.', en_GB: 'Please sign in.' },
  tokenMalformed: {
    de_DE: 'Das ist kein Sitzungstoken dieses Dienstes. Bitte anmelden.',
    en_GB: 'This is no session token of this service. Please sign in.',
  },
  tokenExpired: {
    de_DE: 'Das Sitzungstoken ist abgelaufen. Bitte erneuern oder neu anmelden.',
    en_GB: 'The session token has expired. Please renew it or sign in again.',
  },
  sessionEnded: {
    de_DE: 'Die Sitzung wurde beendet. Bitte neu anmelden.',
    en_GB: 'The session has been ended. Please sign in again.',
  },
  forbidden: { de_DE: 'Dazu fehlt die Berechtigung.', en_GB: 'You are not allowed to do this.' },
  secondFactorRequired: {
    de_DE: 'Zum Anmelden fehlt noch der Code des zweiten Faktors.',
    en_GB: 'To sign in, the code of your second factor is still missing.',
  },
  secondFactorDemanded: {
    de_DE: 'Wer hier verwaltet, braucht einen zweiten Faktor. Richten Sie ihn unter Konto, Sicherheit ein.',
    en_GB: 'Administering this takes a second factor. Set it up under Account, Security.',
  },
  linksForbidden: {
    de_DE: 'Das Büro erlaubt keine Links. Wer es verwaltet, kann das ändern.',
    en_GB: 'The office allows no links. Whoever administers it can change that.',
  },
  secondFactorInvalid: {
    de_DE: 'Der Code ist nicht richtig oder schon benutzt.',
    en_GB: 'The code is not right, or has been used.',
  },
  passkeyRejected: {
    de_DE: 'Dieser Passkey wird nicht angenommen.',
    en_GB: 'This passkey is not accepted.',
  },
  signInExpired: {
    de_DE: 'Die Anmeldung hat zu lange gedauert. Bitte von vorn beginnen.',
    en_GB: 'Signing in took too long. Please begin again.',
  },
  proofRequired: {
    de_DE: 'Bitte zuerst das Passwort angeben oder neu anmelden.',
    en_GB: 'Please give your password, or sign in again, first.',
  },
  notFound: { de_DE: 'Das gibt es nicht.', en_GB: 'There is no such thing.' },
  methodNotAllowed: {
    de_DE: 'Diese Methode ist für die Adresse nicht vorgesehen.',
    en_GB: 'The method is not allowed for this address.',
  },
  notAcceptable: {
    de_DE: 'Angeboten werden application/json, text/json und text/plain, jeweils mit x-api-version=1.',
    en_GB: 'Offered are application/json, text/json and text/plain, each with x-api-version=1.',
  },
  conflict: { de_DE: 'Der jetzige Zustand lässt das nicht zu.', en_GB: 'The present state does not allow this.' },
  quotaReached: {
    de_DE: 'Eine Grenze des Dienstes ist erreicht. Nichts wurde verändert.',
    en_GB: 'A limit of the service is reached. Nothing was changed.',
  },
  domainNotProven: {
    de_DE: 'Der TXT-Eintrag ist im DNS nicht zu finden. Neue Einträge brauchen manchmal Stunden.',
    en_GB: 'The TXT record cannot be found in DNS. New records sometimes take hours.',
  },
  versionStale: {
    de_DE: 'Der Stand hat sich inzwischen geändert. Nichts wurde überschrieben.',
    en_GB: 'It has changed in the meantime. Nothing was overwritten.',
  },
  bodyTooLarge: { de_DE: 'Der Inhalt der Anfrage ist zu groß.', en_GB: 'The body of the request is too large.' },
  unsupportedMediaType: {
    de_DE:
      'Dieser Medientyp wird hier nicht angenommen; wo JSON erwartet wird, sind es application/json, text/json und application/*+json.',
    en_GB:
      'This media type is not accepted here; where JSON is expected, it is application/json, text/json and application/*+json.',
  },
  versionRequired: {
    de_DE: 'If-Match mit dem ETag des gelesenen Stands fehlt.',
    en_GB: 'If-Match with the ETag that was read is missing.',
  },
  signInSlowed: {
    de_DE:
      'Zu viele falsche Passwörter für dieses Konto. Bitte später noch einmal versuchen oder mit einem Link per E-Mail anmelden.',
    en_GB: 'Too many wrong passwords for this account. Please try again later, or sign in by a link by e-mail.',
  },
  rateLimited: {
    de_DE: 'Zu viele Anfragen. Bitte gleich noch einmal versuchen.',
    en_GB: 'Too many requests. Please try again shortly.',
  },
  internal: {
    de_DE: 'Das ist unser Fehler; er wurde aufgezeichnet.',
    en_GB: 'This is our fault; it has been recorded.',
  },
  storageFull: {
    de_DE: 'Dem Dienst fehlt Speicherplatz. Lesen und Rechnen gehen weiter, gespeichert wird gerade nichts.',
    en_GB: 'The service is out of storage. Reading and computing go on, nothing is stored just now.',
  },
  unavailable: {
    de_DE: 'Der Dienst ist gerade nicht erreichbar. Bitte gleich noch einmal versuchen.',
    en_GB: 'The service is not available just now. Please try again shortly.',
  },
}

/** The sentence for an error code. */
export const errorText = (code: ErrorCode, locale: Locale): string => errorTexts[code][locale]
