import { describe, expect, it } from 'vitest';
import type { TextFormat } from '../kernel/index.ts';
import { formats } from './formats.ts';

/** What each format takes and what it does not: public examples of its rule, and its edges. */
const cases: Readonly<
  Partial<Record<TextFormat, { readonly takes: readonly string[]; readonly not: readonly string[] }>>
> = {
  phone: {
    takes: ['+34 910 000 001', '(02) 2735-0000', '112 00'],
    not: ['12', '+', '1234567890123456', 'call me'],
  },
  path: {
    takes: ['/settings', '/hub/config/{id}/show', '/a.b/c_d-e'],
    not: ['', '/', 'settings', '/a//b', '/a b', '/{1}', '/a/'],
  },
  filename: {
    takes: ['menu.pdf', 'Carta de otoño.xlsx', 'قائمة.pdf', 'console.log', 'x'],
    not: ['a/b', 'a:b', 'con', 'NUL.txt', '.hidden', 'a.', 'a ', 'what?', ''],
  },
  alpha_code: { takes: ['A', 'abcXYZ'], not: ['', 'A1', 'Ñ', 'A B', 'A'.repeat(21)] },
  licence_code: { takes: ['801', '100', '999'], not: ['0', '80', '8010', '081', '80A'] },
  build_number: {
    takes: ['4.12', '0.0.1', '4.12.0.1873'],
    not: ['4', '4.', '04.1', '4.1.1.1.1', 'v4.1', '4.1-beta'],
  },
  fingerprint: {
    takes: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    not: ['', 'd41d8cd98f00b204e9800998ecf8427e', 'g'.repeat(64), 'a'.repeat(65)],
  },
  upgrade_code: { takes: ['POS', 'POS-4', 'A-B-C'], not: ['pos', '4POS', 'POS-', 'POS--4', 'POS_4'] },
  action_code: {
    takes: ['OWNER', 'ALLOW_COMPANY_TAX_EDIT'],
    not: ['allow', '_A', 'A_', 'A__B', 'A-B', '1A'],
  },
  matrix_name: {
    takes: ['Talla', 'Size 38/40', 'مقاس', 'ग्राम', 'A'],
    not: ['', ' A', 'A ', '-A', 'A*B', 'A|B'],
  },
  serial: {
    takes: ['SN-2026-0001', 'abcd', 'A1B2C3'],
    not: ['abc', '-abc', 'abc-', 'a b c d', 'A'.repeat(41)],
  },
  board_serial: {
    takes: ['00:1B:44:11:3A:B7', 'ff:ff:ff:ff:ff:ff'],
    not: ['001B44113AB7', '00:1B:44:11:3A', '00:1B:44:11:3A:BG', '00-1B-44-11-3A-B7'],
  },
  number_id: {
    takes: ['0', '007', '123456789012345678'],
    not: ['', '-1', '1.5', '1234567890123456789', '1 2'],
  },
  key_value: {
    takes: ['a=1', 'printer.width=48', 'name=Cocina caliente'],
    not: ['a', 'a=', '=1', '1a=1', 'a = 1', 'a= 1'],
  },
  // The registry's own examples (ISO 13616).
  iban: {
    takes: [
      'ES91 2100 0418 4502 0005 1332',
      'GB29NWBK60161331926819',
      'EG380019000500000000263180002',
      'NO9386011117947',
    ],
    not: ['ES9121000418450200051333', 'ES912100041845020005133', 'GB29', 'ZZ', ''],
  },
  // GS1's own examples.
  ean: {
    takes: ['4006381333931', '96385074', '036000291452', '10614141000415'],
    not: ['4006381333932', '123', '96385075', '4006381 333931'],
  },
  activity: {
    takes: ['56', '56.1', '56.10', '5610', '56.10A'],
    not: ['5', '00.1', 'I56', '56.', '56.10.10.1'],
  },
  fiscal_region: { takes: ['SP-TBA', 'SP-TZB', 'PA-HKT'], not: ['NOT-A-REGION', 'SP-TBC', 'PA-TBA', 'SP'] },
  special_regime: { takes: ['01', '02', '17', '53'], not: ['0', '00', '1', '54', '99'] },
  time_zone: {
    takes: ['Europe/Madrid', 'UTC', 'Africa/Cairo'],
    not: ['Madrid', 'europe/madrid', 'GMT+2', ''],
  },
  colour: { takes: ['#336699', '#ABCDEF'], not: ['#fff', '336699', 'red'] },
};

describe.each(Object.entries(cases))('%s', (format, { takes, not }) => {
  const rule = Object.entries(formats).find(([name]) => name === format)?.[1];
  it.each(takes)('takes %j', (text) => expect(rule?.test(text)).toBe(true));
  it.each(not)('does not take %j', (text) => expect(rule?.test(text)).toBe(false));
});
