import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

const origin = 'https://back.example';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  kindOf({ method, mode, url: new URL(path, origin).href }, origin);

test.each(['/', '/login', '/settings/basics/taxes?status=A', '/kds/config/monitor', '/kdsx', '/developers'])(
  'a page of the console: %s',
  (path) => {
    expect(asked(path, 'navigate')).toBe('page');
    expect(asked(path)).toBeUndefined();
  },
);
test.each([
  '/kds',
  '/kds/',
  '/kds/monitor/1',
  '/kds/sw.js',
  '/kds/assets/a-1.js',
  '/api/docs',
  '/api/v1/tax/list',
  '/dev/mail',
  '/healthz',
  '/readyz',
  '/metrics',
])('somebody else’s: %s', (path) => {
  expect(asked(path, 'navigate')).toBeUndefined();
  expect(asked(path)).toBeUndefined();
});
test('files by their name, and nothing that is sent or lies elsewhere', () => {
  expect(asked('/assets/base-a1.js')).toBe('file');
  expect(asked('/themes/0a1b/a.css')).toBe('file');
  expect(asked('/theme.js')).toBe('changing');
  expect(asked('/brands/lumbral/dark.svg?v=1')).toBe('changing');
  expect(asked('/sw.js')).toBeUndefined();
  expect(asked('/licences.json')).toBeUndefined();
  expect(asked('/assets/base-a1.js', 'cors', 'HEAD')).toBeUndefined();
  expect(asked('/', 'navigate', 'POST')).toBeUndefined();
  expect(asked('https://elsewhere.example/assets/a.js')).toBeUndefined();
});
