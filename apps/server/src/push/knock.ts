import { importJWK, SignJWT } from 'jose';
import type { PushKeys } from '../config.ts';
import { encryptFor, type Receiver } from './encrypt.ts';

/** Seconds that a push service keeps what a browser that is off has not got yet. */
const keptFor = 86_400;
/** Hours that a token holds; services take no more than a day. */
const tokenHolds = '12h';

/** Shows a push service who knocks: a token for its origin, signed with the key that browsers were given (RFC 8292). */
const tokenFor = async (endpoint: string, { publicKey, privateKey, contact }: PushKeys): Promise<string> => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = await importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
    'ES256',
  );
  return new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(tokenHolds)
    .sign(key);
};

/** Hands a text for a browser to its push service; answers what that says. */
export const knock = async (
  { endpoint, ...receiver }: Receiver & { readonly endpoint: string },
  text: string,
  keys: PushKeys,
): Promise<number> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
    headers: {
      authorization: `vapid t=${await tokenFor(endpoint, keys)}, k=${keys.publicKey}`,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptFor),
      urgency: 'normal',
    },
    body: new Uint8Array(encryptFor(receiver, Buffer.from(text))),
  });
  await response.body?.cancel();
  return response.status;
};
