import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Of a browser, as its push service gave them out: both in base64url. */
export interface Receiver {
  readonly p256dh: string;
  readonly auth: string;
}
/** What is drawn anew for each push. */
export interface Drawn {
  /** A private number of P-256. */
  readonly privateKey: Buffer;
  readonly salt: Buffer;
}
const draw = (): Drawn => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A number with zeros in front comes shorter.
  const number = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]);
  return { privateKey, salt: randomBytes(16) };
};

const recordSize = 4096;
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts a text for one browser, so that its push service cannot read it: one record of aes128gcm (RFC 8188, RFC 8291). */
export const encryptFor = (receiver: Receiver, text: Buffer, { privateKey, salt } = draw()): Buffer => {
  const point = Buffer.from(receiver.p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const own = pair.getPublicKey();
  const shared = derive(
    pair.computeSecret(point),
    Buffer.from(receiver.auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), point, own]),
    32,
  );
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The sign behind the text says that this record is the last one.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, sealed, cipher.getAuthTag()]);
};
