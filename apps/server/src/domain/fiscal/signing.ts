import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import * as xmldom from '@xmldom/xmldom';
import forge from 'node-forge';
import { Application, Parse, setNodeDependencies, SignedXml } from 'xadesjs';
import { type OptionsSign, SignedXml as SealedXml } from 'xmldsigjs';
import xpath from 'xpath';
import { certificatesIn } from '../../resource/certificate.ts';

setNodeDependencies({
  XMLSerializer: xmldom.XMLSerializer,
  DOMParser: xmldom.DOMParser,
  DOMImplementation: xmldom.DOMImplementation,
  xpath,
});
Application.setEngine('Node', globalThis.crypto);
const { subtle } = globalThis.crypto;
type Key = Awaited<ReturnType<typeof subtle.importKey>>;

/** A certificate file as it was put in, and what opens it. */
export interface CertificateFile {
  readonly content: string;
  readonly password?: string;
}
/** What signs, and whom it names. */
export interface Signer {
  readonly algorithm: { readonly name: string; readonly hash: string };
  readonly key: Key;
  readonly publicKey: Key;
  readonly certificate: X509Certificate;
}

const bytesOf = (asn1: forge.asn1.Asn1): Buffer => Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1');
interface Bag {
  readonly key?: forge.pki.PrivateKey | undefined;
  readonly cert?: forge.pki.Certificate | undefined;
  readonly asn1: forge.asn1.Asn1;
}

/** Node opens a PKCS #12 for connections alone and keeps the key to itself. */
const openedPkcs12 = (
  content: Buffer,
  password: string,
): { key: KeyObject; certificates: X509Certificate[] } => {
  const opened = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(content.toString('latin1')), false, password);
  const bagsOf = (...types: readonly string[]): readonly Bag[] =>
    types.flatMap((bagType) => opened.getBags({ bagType })[bagType] ?? []);
  const { pkcs8ShroudedKeyBag = '', keyBag = '', certBag = '' } = forge.pki.oids;
  const [held] = bagsOf(pkcs8ShroudedKeyBag, keyBag);
  if (!held) throw new Error('The certificate has no private key.');
  // Keys of elliptic curves it hands on as they are.
  const der = held.key
    ? bytesOf(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(held.key)))
    : bytesOf(held.asn1);
  return {
    key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    certificates: bagsOf(certBag).map(
      ({ cert, asn1 }) => new X509Certificate(bytesOf(cert ? forge.pki.certificateToAsn1(cert) : asn1)),
    ),
  };
};
const openedPem = (pem: string, password: string): { key: KeyObject; certificates: X509Certificate[] } => ({
  key: createPrivateKey({ key: pem, passphrase: password }),
  certificates: certificatesIn(pem),
});

/** Curves that there are names of a signature for. */
const curves: Readonly<Record<string, string>> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};
const algorithmOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) => {
  const namedCurve = curves[asymmetricKeyDetails?.namedCurve ?? ''];
  if (asymmetricKeyType === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  if (asymmetricKeyType === 'ec' && namedCurve !== undefined)
    return { name: 'ECDSA', hash: 'SHA-256', namedCurve };
  throw new Error(`Keys of ${asymmetricKeyType} sign no document.`);
};

/** Opens what was put in as a certificate, so that it can sign. */
export const openSigner = async ({ content, password = '' }: CertificateFile): Promise<Signer> => {
  const bytes = Buffer.from(content, 'base64');
  const text = bytes.toString('latin1');
  const { key, certificates } = text.includes('-----BEGIN ')
    ? openedPem(text, password)
    : openedPkcs12(bytes, password);
  const certificate = certificates.find((one) => one.checkPrivateKey(key));
  if (!certificate) throw new Error('No certificate in the file is of its private key.');
  const algorithm = algorithmOf(key);
  const der = key.export({ type: 'pkcs8', format: 'der' });
  const open = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return {
    algorithm,
    key: await subtle.importKey('pkcs8', der, algorithm, false, ['sign']),
    publicKey: await subtle.importKey('spki', open, algorithm, true, ['verify']),
    certificate,
  };
};

/** The address of a rule for signatures, and the SHA-256 of its text. */
export interface Policy {
  readonly address: string;
  readonly digest: string;
}
/** A document as a whole, but for the signature itself. */
const references = (): NonNullable<OptionsSign['references']> => [
  { uri: '', hash: 'SHA-256', transforms: ['enveloped', 'c14n'] },
];
/** The document with its signature at the end. */
const written = (signing: Pick<SealedXml, 'toString'>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${signing.toString().replace(/^<\?xml[^>]*\?>/, '')}`;

/** Signs a document as a whole (XAdES-EPES, enveloped), by the rule that its tax office has for that. */
export const signedBy = async (
  { algorithm, key, publicKey, certificate }: Signer,
  xml: string,
  policy: Policy,
): Promise<{ readonly xml: string; readonly value: string }> => {
  const document = Parse(xml);
  const signing = new SignedXml();
  const whose = certificate.raw.toString('base64');
  const signature = await signing.Sign(algorithm, key, document, {
    keyValue: publicKey,
    x509: [whose],
    signingCertificate: whose,
    references: references(),
    policy: {
      identifier: { value: policy.address },
      hash: 'SHA-256',
      digestValue: policy.digest,
    },
  });
  const value = signature.SignatureValue;
  if (!value) throw new Error('A signature has a value.');
  return { xml: written(signing), value: Buffer.from(value).toString('base64') };
};

/** Signs a document as a whole (XML signature, enveloped), with the certificate and nothing else about who signs. */
export const sealedBy = async ({ algorithm, key, certificate }: Signer, xml: string): Promise<string> => {
  const signing = new SealedXml();
  await signing.Sign(algorithm, key, Parse(xml), {
    x509: [certificate.raw.toString('base64')],
    references: references(),
  });
  return written(signing);
};
