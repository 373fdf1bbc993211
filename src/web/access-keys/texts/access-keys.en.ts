import type { Scope } from '#vocabulary/accounts.ts'
import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './access-keys.de.ts'

const scopes: Readonly<Record<`scope.${Scope}`, string>> = {
  'scope.read': 'read',
  'scope.write': 'create and change',
  'scope.share': 'share',
  'scope.administer': 'administer',
}

export const en = {
  keys: 'Access keys',
  newKey: 'Create key',
  newKeyTitle: 'New key “{name}”',
  onlyOnce: 'Shown only once',
  copyKey: 'Copy',
  keyCopied: 'Key copied.',
  copyFailed: 'Could not copy. Select the key and copy it by hand.',
  keySaved: 'Kept safe',
  application: 'Application',
  key: 'Key',
  issued: 'Created',
  lastUsed: 'Last used',
  validTo: 'Valid until',
  action: 'Action',
  never: 'never',
  unlimited: 'unlimited',
  revoked: 'revoked',
  keyExpired: 'expired {date}',
  expiresSoon: '{date}, ends soon',
  revoke: 'Revoke',
  revokeOf: 'Revoke {name}',
  revokeTitle: 'Revoke “{name}”?',
  revokeText: 'Applications with this key are refused at once. This cannot be undone.',
  keyRevoked: '“{name}” revoked.',
  actionFailed: 'Not done. {reason}',
  noKeys: 'No key yet',
  purpose: 'Application',
  signInWithKey: 'Sign in with a key',
  keyLength: 'Keys have 10 to 124 characters.',
  interface: 'Interface',
  interfaceDocs: 'Description of the interface (OpenAPI)',
  rights: 'May',
  ...scopes,
} satisfies Translation<typeof de>
