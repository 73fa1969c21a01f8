import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Where a secret field stands. What was sealed for one place opens in no other: a copied value is worth nothing. */
export interface Place {
  readonly entity: string;
  readonly field: string;
  readonly idCompany: string;
  readonly id: string;
}
type Cipher = (text: string, place: Place) => string;
export interface Seal extends Cipher {
  /**
   * The same for the same text in a field of a company, as long as the server has the same secret: tells whether two
   * records have one, and not what it is.
   */
  readonly mark: (text: string, place: Omit<Place, 'id'>) => string;
}

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Sessions are signed with the server's secret itself, so fields have a key of their own from it. */
const keyOf = (secret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'comanda secret fields', 32));
/** What compares must not open: marks have another key than seals. */
const markKeyOf = (secret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'comanda marks of secrets', 32));
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 8);
const placeOf = ({ entity, field, idCompany, id }: Place): Buffer =>
  Buffer.from([entity, field, idCompany, id].join('\n'));

/**
 * Encrypts secret fields at rest (AES-256-GCM) as `v1.<name of the key>.<vector, tag and text in base64url>`. The name
 * says which secret opens a value after the server has been given another one.
 */
export const sealWith = (secret: Uint8Array): Seal => {
  const seal: Cipher = (text, place) => {
    const key = keyOf(secret);
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagLength }).setAAD(placeOf(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v1.${nameOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  };
  return Object.assign(seal, {
    mark: (text: string, { entity, field, idCompany }: Omit<Place, 'id'>): string =>
      createHmac('sha256', markKeyOf(secret))
        .update([entity, field, idCompany, text].join('\n'))
        .digest('base64url'),
  });
};

/**
 * Decrypts what `sealWith` made, by whichever of the secrets it was sealed with: the present one and those before it.
 * @throws {Error} when none of them fits, or the value was changed or comes from another place.
 */
export const openWith =
  (secrets: readonly Uint8Array[]): Cipher =>
  (sealed, place) => {
    const [version, name, body = ''] = sealed.split('.');
    const key = secrets.map(keyOf).find((candidate) => nameOf(candidate) === name);
    if (version !== 'v1' || !key) throw new Error('No key of this server opens the value.');
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivLength), {
      authTagLength: tagLength,
    })
      .setAAD(placeOf(place))
      .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString(
      'utf8',
    );
  };
