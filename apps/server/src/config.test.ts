import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { Problem } from './problem.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'comanda-config-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const secret = 'q7Zt-4mWc_9LrYp2VxKd8NsBf3HgJ6Ta';
const production = {
  COMANDA_MODE: 'production',
  COMANDA_SECRET: secret,
  DATABASE_URL: 'postgres://localhost/comanda',
  COMANDA_ORIGINS: 'https://example.test',
  COMANDA_PROXIES: 'none',
};

test('demo mode answers this machine only, whatever is asked for, and keeps its secret to itself', () => {
  const first = readConfig({ COMANDA_DATA: directory, HOST: '0.0.0.0' });
  expect(first.host).toBe('127.0.0.1');
  expect(readConfig({ COMANDA_DATA: directory }).secret).toEqual(first.secret);
  expect(statSync(join(directory, 'secret')).mode & 0o077).toBe(0);
});

test.each(['COMANDA_SECRET', 'DATABASE_URL', 'COMANDA_ORIGINS', 'COMANDA_PROXIES'])(
  'production does not start without %s',
  (name) => {
    const environment = { ...production, COMANDA_DATA: directory };
    expect(() => readConfig(environment)).not.toThrow();
    expect(() => readConfig({ ...environment, [name]: undefined })).toThrow(name);
  },
);

test.each([
  { PORT: 'four' },
  { PORT: '70000' },
  { COMANDA_MODE: 'test' },
  { LOG_LEVEL: 'loud' },
  { METRICS_TOKEN: 'guessable' },
  { METRICS_TOKEN: 'long enough but with spaces' },
  { COMANDA_SECRET: 'short' },
  { COMANDA_MODE: 'demo', COMANDA_ORIGINS: 'example.test' },
  { COMANDA_MODE: 'demo', COMANDA_ORIGINS: 'https://example.test/path' },
  { COMANDA_PROXIES: 'proxy.lan' },
  { COMANDA_PROXIES: '10.0.0.2:80' },
  { COMANDA_PROXIES: '10.0.0.0/33' },
  { COMANDA_PROXIES: '0.0.0.0/0' },
  { COMANDA_PROXIES: '::/0' },
  { COMANDA_PROXIES: '10.0.0.2 10.0.0.3' },
  { COMANDA_PROXIES: '10.0.0.2, none' },
  { COMANDA_PICTURE_HOSTS: 'pictures.lan' },
  { COMANDA_PICTURE_HOSTS: 'http://pictures.lan:80' },
  { COMANDA_PICTURE_HOSTS: 'pictures.lan:0' },
])('%j is one sentence', (wrong) => {
  expect(() => readConfig({ COMANDA_DATA: directory, ...wrong })).toThrow(Problem);
});

const proxies = (list?: string) => readConfig({ COMANDA_DATA: directory, COMANDA_PROXIES: list }).proxies;

test('proxies are addresses and networks of either kind, and there are none by default', () => {
  expect(proxies()).toEqual([]);
  expect(proxies('none')).toEqual([]);
  expect(proxies('10.0.0.2, 10.1.0.0/16 ,fd00::/8,::1')).toEqual([
    '10.0.0.2',
    '10.1.0.0/16',
    'fd00::/8',
    '::1',
  ]);
});

const hosts = (list?: string) => [
  ...readConfig({ COMANDA_DATA: directory, COMANDA_PICTURE_HOSTS: list }).pictureHosts,
];

test('hosts of pictures are spelt as addresses have them, and there are none by default', () => {
  expect(hosts()).toEqual([]);
  expect(hosts('Pictures.LAN:8080, 10.1:080 ,[::1]:9000')).toEqual([
    'pictures.lan:8080',
    '10.0.0.1:80',
    '[::1]:9000',
  ]);
});

test('a data directory that is a file is one sentence', () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  expect(() => readConfig({ COMANDA_DATA: join(file, 'below') })).toThrow(Problem);
});

const mailIn = (environment: Record<string, string>) =>
  readConfig({ COMANDA_DATA: directory, ...environment }).mail;

describe('mails', () => {
  const smtp = 'smtps://user:secret-word@mail.example.com';
  const from = 'office@example.com';
  test('go out by a server and from an address, or not at all', () => {
    expect(mailIn({})).toBeUndefined();
    expect(mailIn({ COMANDA_SMTP: smtp, COMANDA_MAIL_FROM: from })).toEqual({ url: smtp, from });
  });
  test.each([
    [{ COMANDA_SMTP: smtp }, 'COMANDA_SMTP needs COMANDA_MAIL_FROM'],
    [{ COMANDA_MAIL_FROM: from }, 'COMANDA_MAIL_FROM needs COMANDA_SMTP'],
    [{ COMANDA_SMTP: 'mail.example.com', COMANDA_MAIL_FROM: from }, 'COMANDA_SMTP is an address'],
    [{ COMANDA_SMTP: 'https://a:secret-word@b.c', COMANDA_MAIL_FROM: from }, 'COMANDA_SMTP is an address'],
    [{ COMANDA_SMTP: smtp, COMANDA_MAIL_FROM: 'Office <a@b.c>' }, 'COMANDA_MAIL_FROM is an address'],
  ])('are refused by halves and in other spellings, and no sentence repeats a password', (part, sentence) => {
    const start = () => readConfig({ ...production, COMANDA_DATA: directory, ...part });
    expect(start).toThrow(sentence);
    expect(start).not.toThrow('secret-word');
  });
});

test.each(['DATABASE_URL', 'COMANDA_ORIGINS'] as const)('no mode is taken for granted beside %s', (name) => {
  const environment = { COMANDA_DATA: directory, [name]: production[name] };
  expect(() => readConfig(environment)).toThrow(`${name} is set and COMANDA_MODE is not`);
  expect(readConfig({ ...environment, COMANDA_MODE: 'demo' }).mode).toBe('demo');
});

test.each([
  'x'.repeat(40),
  'comanda!'.repeat(5),
  'abcabcabcabcabcabcabcabcabcabcabcabc',
  `${'0123456789'.repeat(3)}01`,
])('production refuses the secret %s, which can be guessed', (guessable) => {
  const environment = { ...production, COMANDA_DATA: directory };
  expect(() => readConfig({ ...environment, COMANDA_SECRET: guessable })).toThrow('can be guessed');
});

test.each(['openssl rand -hex 16 gave this: 9f86d081884c7d65', '9f86d081884c7d659a2feaa0c55ad015', secret])(
  'production takes the secret %s',
  (drawn) => {
    const environment = { ...production, COMANDA_DATA: directory };
    expect(() => readConfig({ ...environment, COMANDA_SECRET: drawn })).not.toThrow();
  },
);

const at = (origin: string) => () =>
  readConfig({ ...production, COMANDA_DATA: directory, COMANDA_ORIGINS: origin });
test('production sends no session over http but to this machine', () => {
  expect(at('http://example.test')).toThrow('Use https');
  for (const origin of [
    'http://localhost:4000',
    'http://127.0.0.1',
    'http://[::1]:4000',
    'https://example.test',
  ])
    expect(at(origin)).not.toThrow();
});
