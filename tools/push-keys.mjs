import { createECDH } from 'node:crypto';

/* Draws a pair of keys for notifications on browsers (docs/product.md §21.12), as variables of the server. */
const pair = createECDH('prime256v1');
pair.generateKeys();
console.log(`COMANDA_PUSH_PUBLIC_KEY=${pair.getPublicKey('base64url')}`);
console.log(`COMANDA_PUSH_PRIVATE_KEY=${pair.getPrivateKey().toString('base64url').padStart(43, 'A')}`);
