import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type PresentationPage, presentationPages } from '@comanda/api/reports';
import { formats } from '@comanda/api/validation';

/** What the block of an address says; which stores it shows stands in the database. */
export interface Block {
  readonly id: string;
  readonly page: PresentationPage;
}

/** Sessions are signed with the server's secret itself, so these addresses have a key of their own from it. */
const keyOf = (secret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'comanda presentations', 32));
const signatureOf = (secret: Uint8Array, { id, page }: Block): string =>
  createHmac('sha256', keyOf(secret)).update([page, id].join('\n')).digest('base64url');

/** The one block of an address, in base64 as addresses have it. */
export const writeBlock = (secret: Uint8Array, { id, page }: Block): string =>
  Buffer.from(JSON.stringify({ page, id, signature: signatureOf(secret, { id, page }) })).toString(
    'base64url',
  );

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** What a block says; nothing where this server has not signed it. */
export const readBlock = (secret: Uint8Array, text: string): Block | undefined => {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { page: named, id, signature }: { page?: unknown; id?: unknown; signature?: unknown } = value;
  const page = presentationPages.find((one) => one === named);
  if (!page || typeof id !== 'string' || !formats.id.test(id) || typeof signature !== 'string')
    return undefined;
  const [given, right] = [signature, signatureOf(secret, { id, page })].map((one) => Buffer.from(one));
  if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { id, page };
};
