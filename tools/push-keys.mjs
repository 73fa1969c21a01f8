import { generateKeyPairSync } from 'node:crypto';

/* Draws a pair of keys for notifications on browsers (docs/product.md §21.12), as variables of the server. */
const {
  x = '',
  y = '',
  d = '',
} = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
console.log(`COMANDA_PUSH_PUBLIC_KEY=${point.toString('base64url')}`);
console.log(`COMANDA_PUSH_PRIVATE_KEY=${d}`);
