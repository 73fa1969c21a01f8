import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { Duplex } from 'node:stream';
import { createSecureContext, type SecureContext, TLSSocket } from 'node:tls';
import type { Certificate } from '@comanda/api/kernel';
import type { FaultCode } from '@comanda/api/validation';

export type ReadCertificate =
  | { readonly ok: true; readonly told: Certificate; readonly pem: string }
  | {
      readonly ok: false;
      readonly code: FaultCode;
      /** It is about the password. */
      readonly part?: 'password';
      readonly params?: Readonly<Record<string, string>>;
    };
type Unread = Exclude<ReadCertificate, { readonly ok: true }>;
type Opened = X509Certificate | Unread;

const about = (error: unknown): string => {
  if (!(error instanceof Error)) throw error;
  return `${'code' in error ? String(error.code) : ''} ${error.message}`;
};
const wrongPassword = (password: string | undefined): Unread => ({
  ok: false,
  code: password === undefined || password === '' ? 'required' : 'file_password',
  part: 'password',
});

/** A socket that leads nowhere: only it tells the certificate that a PKCS #12 brought into its context. */
const certificateIn = (secureContext: SecureContext): X509Certificate | undefined => {
  const nowhere = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const socket = new TLSSocket(nowhere, { isServer: true, secureContext });
  try {
    return socket.getX509Certificate();
  } finally {
    socket.destroy();
  }
};

const openedPkcs12 = (pfx: Buffer, password: string | undefined): Opened => {
  try {
    const secureContext = createSecureContext({
      pfx,
      ...(password !== undefined && { passphrase: password }),
    });
    return certificateIn(secureContext) ?? { ok: false, code: 'not_a_certificate' };
  } catch (error) {
    const why = about(error);
    if (why.includes('mac verify')) return wrongPassword(password);
    // What encrypted it is not taken any more: RC2 of 40 bits, as Windows wrote it for long.
    if (why.includes('UNSUPPORTED')) return { ok: false, code: 'certificate_old' };
    return { ok: false, code: why.includes('private key') ? 'no_private_key' : 'not_a_certificate' };
  }
};

const keyIn = (pem: string, password: string | undefined): KeyObject | Unread => {
  try {
    return createPrivateKey({ key: pem, ...(password !== undefined && { passphrase: password }) });
  } catch (error) {
    const why = about(error);
    if (/BAD_DECRYPT|INTERRUPTED|PASSPHRASE/i.test(why)) return wrongPassword(password);
    return { ok: false, code: 'no_private_key' };
  }
};
const blocks = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
/** A chain of certificates, each as it stands there. */
export const certificatesIn = (pem: string): X509Certificate[] =>
  [...pem.matchAll(blocks)].map(([block]) => new X509Certificate(block));
const openedPem = (pem: string, password: string | undefined): Opened => {
  let certificates: readonly X509Certificate[] = [];
  try {
    certificates = certificatesIn(pem);
  } catch (error) {
    about(error);
    return { ok: false, code: 'not_a_certificate' };
  }
  if (certificates.length === 0) return { ok: false, code: 'not_a_certificate' };
  if (!pem.includes('PRIVATE KEY-----')) return { ok: false, code: 'no_private_key' };
  const key = keyIn(pem, password);
  if ('ok' in key) return key;
  // A chain may come along: the one is meant that the key belongs to.
  return certificates.find((one) => one.checkPrivateKey(key)) ?? { ok: false, code: 'no_private_key' };
};

const dayOf = (told: string): string => new Date(told).toISOString().slice(0, 10);
/** Who a distinguished name is of, as people say it; without a name of its own, all that it says. */
const called = (name: string): string => {
  const part = /^CN=(.+)$/m.exec(name) ?? /^O=(.+)$/m.exec(name);
  // A sign that means something in such a name stands behind a backslash.
  return (part?.[1] ?? name.replaceAll('\n', ', ')).replaceAll(/\\(.)/g, '$1').slice(0, 200);
};

/**
 * Reads a certificate with its private key, PKCS #12 or PEM, by what is in the file and not by its name. The key is only
 * tried: who asks is told whose the certificate is and until when, and given the certificate by itself.
 */
export const readCertificate = (
  content: Buffer,
  password: string | undefined,
  now = new Date(),
): ReadCertificate => {
  const text = content.toString('latin1');
  const opened = text.includes('-----BEGIN ') ? openedPem(text, password) : openedPkcs12(content, password);
  if (!(opened instanceof X509Certificate)) return opened;
  const until = dayOf(opened.validTo);
  if (new Date(opened.validTo) < now) return { ok: false, code: 'certificate_ended', params: { until } };
  return {
    ok: true,
    told: {
      subject: called(opened.subject),
      issuer: called(opened.issuer),
      from: dayOf(opened.validFrom),
      until,
      fingerprint: opened.fingerprint256,
    },
    pem: opened.toString(),
  };
};
