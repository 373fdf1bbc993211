import { hook, madePasskey, someCode } from './access-calls.ts'
import { adminOnly, all, F, notByKey, ownNotByKey } from './access-cells.ts'
import type { Row } from './access-table.ts'

/** Of what belongs to an account: its own pages, keys and webhooks. */
export const accountRows: readonly Row[] = [
  ['readLetterhead', 'nothing', all(200)],
  ['replaceLetterhead', 'nothing', notByKey(200), () => ({ payload: { office: 'B', author: '', logo: null } })],
  ['exportAccount', 'nothing', notByKey(200)],
  ['readAccountClosing', 'nothing', notByKey(200)],
  ['readSecondFactor', 'nothing', notByKey(200)],
  ['beginSecondFactor', 'nothing', notByKey('proofRequired'), () => ({ payload: {} })],
  ['confirmSecondFactor', 'nothing', notByKey('secondFactorInvalid'), someCode],
  ['renewRecoveryCodes', 'nothing', notByKey('secondFactorInvalid'), someCode],
  ['removeSecondFactor', 'nothing', notByKey('secondFactorInvalid'), someCode],
  ['listPasskeys', 'nothing', notByKey(200)],
  ['beginPasskey', 'nothing', notByKey('proofRequired'), () => ({ payload: {} })],
  ['addPasskey', 'nothing', notByKey('passkeyRejected'), madePasskey],
  ['renamePasskey', 'passkey', ownNotByKey(200), () => ({ payload: { name: 'Neu' } })],
  ['removePasskey', 'passkey', ownNotByKey(204)],
  ['closeAccount', 'nothing', notByKey('proofRequired'), () => ({ payload: {} })],
  ['listAccessKeys', 'nothing', adminOnly(200, F)],
  [
    'createAccessKey',
    'nothing',
    adminOnly(201, F),
    () => ({ payload: { name: 'K', email: 'architekt@buero.example' } }),
  ],
  ['revokeAccessKey', 'key', adminOnly(204, F)],
  ['listOwnAccessKeys', 'nothing', notByKey(200)],
  ['createOwnAccessKey', 'nothing', notByKey(201), () => ({ payload: { name: 'K' } })],
  ['rotateOwnAccessKey', 'key', ownNotByKey(201)],
  ['revokeOwnAccessKey', 'key', ownNotByKey(204)],
  ['listWebhooks', 'nothing', notByKey(200)],
  ['createWebhook', 'nothing', notByKey(201), hook],
  ['replaceWebhook', 'webhook', ownNotByKey(200), hook],
  ['deleteWebhook', 'webhook', ownNotByKey(204)],
  ['renewWebhookSecret', 'webhook', ownNotByKey(200)],
  ['pingWebhook', 'webhook', ownNotByKey(202)],
  ['listDeliveries', 'webhook', ownNotByKey(200)],
  ['redeliver', 'webhook', ownNotByKey(202)],
  ['exchangeAccessKey', 'key', all(200), ({ secret }) => ({ payload: { accessKey: secret ?? '' } })],
]
