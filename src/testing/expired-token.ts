import { decodeJwt, importJWK, SignJWT } from 'jose'
import { signingKeysRepository } from '#service/accounts/auth/signing-keys.repository.ts'
import type { Db } from '#service/db/client.ts'

/** The token of a session, signed as it was but over since a second. */
export async function expiredToken(db: Db, of: string): Promise<string> {
  const [key] = await signingKeysRepository(db).accepted()
  if (!key) throw new Error('no key')
  const { sid, sub, iss } = decodeJwt(of)
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer(String(iss))
    .setAudience('aufbau')
    .setSubject(String(sub))
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(await importJWK(key.privateKey, 'EdDSA'))
}
