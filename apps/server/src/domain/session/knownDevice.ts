import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../core/work.ts';

/*
 * Browsers that somebody was signed in on before (docs/product.md §2.1.5). What is left there is a name at random, and for
 * each account a mark that only this server makes of both: it opens nothing, and tells nobody whose account it is.
 */
const mostAccounts = 8;
const shape = /^[\w-]{22}(?:\.[\w-]{43}){1,8}$/;

/** Sessions are signed with the server's secret itself, so marks have a key of their own from it. */
const keyOf = (secret: Uint8Array): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'comanda known devices', 32));
const markOf = (secret: Uint8Array, device: string, email: string): string =>
  createHmac('sha256', keyOf(secret)).update(`${device}\n${email.toLowerCase()}`).digest('base64url');
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

type Known = Pick<Context, 'config' | 'device'>;
const leftIn = ({
  device: { left = '' },
}: Known): readonly [device: string, ...marks: string[]] | undefined => {
  if (!shape.test(left)) return undefined;
  const [device = '', ...marks] = left.split('.');
  return [device, ...marks];
};

/** The name of the browser that asks, where an account was signed in on it before. */
export const knownDevice = (context: Known, email: string): string | undefined => {
  const [device, ...marks] = leftIn(context) ?? [];
  if (device === undefined) return undefined;
  const own = markOf(context.config.secret, device, email);
  return marks.some((mark) => isSame(mark, own)) ? device : undefined;
};

/** From now on the browser that asks is one of the account's. */
export const rememberDevice = (context: Known, email: string): void => {
  const [device = randomBytes(16).toString('base64url'), ...marks] = leftIn(context) ?? [];
  const own = markOf(context.config.secret, device, email);
  const others = marks.filter((mark) => !isSame(mark, own)).slice(0, mostAccounts - 1);
  context.device.leave([device, own, ...others].join('.'));
};
