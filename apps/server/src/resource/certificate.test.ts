import { describe, expect, it } from 'vitest';
import { demoCertificate } from '../demo/data/certificate.ts';
import { readCertificate } from './certificate.ts';
import { wrappings } from './certificate.fixture.ts';

const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');
const pkcs12 = bytes(demoCertificate.content);
const of = (name: keyof typeof wrappings): Buffer => bytes(wrappings[name]);

describe('a certificate with its key', () => {
  const told = {
    subject: 'Taberna La Encina, S.L.',
    issuer: 'Comanda demo certificates',
    until: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    fingerprint: expect.stringMatching(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/),
  };
  it.each([
    ['as PKCS #12', pkcs12, 'encina'],
    ['as PEM, among its chain', of('pem'), undefined],
    ['as PEM whose key has a password', of('pemWithPassword'), 'encina'],
  ])('%s is told by whose it is and until when', (_, file, password) => {
    expect(readCertificate(file, password)).toMatchObject({ ok: true, told });
  });
  it('is given away without it', () => {
    const read = readCertificate(pkcs12, 'encina');
    expect(read).toMatchObject({ ok: true, pem: expect.stringContaining('BEGIN CERTIFICATE') });
    expect(JSON.stringify(read)).not.toContain('PRIVATE');
  });
  it('is refused once it has ended', () => {
    expect(readCertificate(pkcs12, 'encina', new Date('2090-01-01'))).toMatchObject({
      ok: false,
      code: 'certificate_ended',
      params: { until: told.until },
    });
  });
});

describe('what is none', () => {
  it.each([
    ['another password', pkcs12, 'other', 'file_password', 'password'],
    ['no password', pkcs12, undefined, 'required', 'password'],
    ['another password of a key', of('pemWithPassword'), 'other', 'file_password', 'password'],
    ['no password of a key', of('pemWithPassword'), undefined, 'required', 'password'],
    ['an encryption that is not taken any more', of('old'), 'encina', 'certificate_old', undefined],
    ['no key', of('withoutKey'), 'encina', 'no_private_key', undefined],
    ['no key in PEM', of('pemWithoutKey'), undefined, 'no_private_key', undefined],
    ['the key of another certificate', of('pemOfOther'), undefined, 'no_private_key', undefined],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), undefined, 'not_a_certificate', undefined],
    ['a text', Buffer.from('-----BEGIN CERTIFICATE-----\nx'), undefined, 'not_a_certificate', undefined],
    ['nothing', Buffer.alloc(0), undefined, 'not_a_certificate', undefined],
    ['a PKCS #12 that breaks off', pkcs12.subarray(0, 200), 'encina', 'not_a_certificate', undefined],
  ])('%s is told as that', (_, file, password, code, part) => {
    expect(readCertificate(file, password)).toEqual({ ok: false, code, ...(part && { part }) });
  });
});
