import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same session token a minute after its time (docs/product.md §2.3), signed with the server's own secret. */
export const expiredLike = (dataDirectory: string, token: string): string => {
  const [, claims = ''] = token.split('.');
  const now = Math.floor(Date.now() / 1000);
  const late = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), iat: now - 660, exp: now - 60 };
  const content = `${part({ alg: 'HS256' })}.${part(late)}`;
  const secret = readFileSync(join(dataDirectory, 'secret'), 'utf8');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};
