import { expect, test } from 'vitest';
import { linkIn } from './mailLink.ts';

test.each([
  ['/reset/a%40b.c/tok-en_1', '/reset', 'a@b.c', 'tok-en_1'],
  ['/confirm/a%2Bx@b.c/t/', '/confirm', 'a+x@b.c', 't'],
  ['/reset/%E0%A4%A/t', '/reset', '', 't'],
  ['/invitation/t/a%40b.c', '/invitation', 'a@b.c', 't'],
  ['/reset#a%40b.c/tok-en_1', '/reset', 'a@b.c', 'tok-en_1'],
  ['/confirm/#a%40b.c/t', '/confirm', 'a@b.c', 't'],
  ['/invitation#t/a%40b.c', '/invitation', 'a@b.c', 't'],
])('%s holds a link', (pathname, path, email, token) => {
  expect(linkIn(pathname)).toEqual({ path, email, token });
});

test.each([
  '/reset',
  '/reset/a@b.c',
  '/reset/a/b/c',
  '/login/a/b',
  '/invitation',
  '/invitation/t',
  '/reset#a@b.c',
  '/reset#a/b/c',
  '/settings/reset/a/b',
])('%s holds none', (pathname) => {
  expect(linkIn(pathname)).toBeUndefined();
});
