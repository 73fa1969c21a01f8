import { areas } from '@comanda/api/areas';
import { resources } from '@comanda/api/areas/all';
import { isWhole } from '../support/whole.ts';
import { describeLife } from './support/crud.ts';

/** Boxes beside code and name that a record of an area cannot do without, by entity code and label. */
const fill: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CRR: { Symbol: 'Q' },
  TAX: { Rate: '3' },
  EMP: { 'Name at the till': 'Ana' },
  LSK: { 'Licence code': '901' },
  FPC: { Acquirer: 'Banco de Ribera' },
  FPA: {
    'Account holder': 'Norte Hostelería S.L.',
    'Company code': 'NORTE',
    Acquirer: 'Banco de Ribera',
    'Merchant number': '347001',
    IBAN: 'ES9121000418450200051332',
  },
  FPM: { Manufacturer: 'Terminova' },
  FPE: { 'Legal name': 'Norte Cobros S.L.' },
  LSB: { 'Company code': 'NORTE' },
  NFC: { Project: 'norte-push', 'Sender number': '347001', 'Service account key': 'k'.repeat(120) },
  NAP: {
    'Bundle ID': 'test.example.till',
    'Team ID': 'TEAM347001',
    'Key ID': 'KEY3470011',
    'Signing key': 'k'.repeat(120),
  },
  NSB: { 'E-mail': 'ana@norte.example.test' },
  HOC: { 'Company code': 'NORTE', 'Code at the service': 'norte-madrid' },
  HCN: { 'Callback address': 'https://orders.example.test/status' },
  ITG: { 'Legal name': 'Norte Datos S.L.' },
  GWM: { Manufacturer: 'Terminova' },
  GWY: { Address: 'https://gateway.example.test' },
  GWD: { 'Serial number': 'GW-4471-A', 'Company code': 'NORTE' },
  FGW: { Endpoint: 'https://tax.example.test/invoices' },
  PRP: { Key: 'E2E_KEY' },
  BRN: { 'Brand code': 'vescaro' },
  BRD: { Serial: '02:E2:E0:00:00:01' },
  FLV: { Package: 'example.e2e' },
  RLS: { Build: '9.9' },
  UPG: { 'Upgrade code': 'E2E-9' },
  GCR: { 'ISO number': '999' },
  KVL: { 'Key and value': 'e2e=1' },
  SLN: { 'In its own words': 'Esperanto' },
  RPS: {
    'File name': 'driver.zip',
    Version: '1.0',
    'Address of the file': 'https://files.example.test/driver.zip',
    'Fingerprint (SHA-256)': 'ab'.repeat(32),
  },
  STR: { 'Street and number': 'Calle Mayor 1', Town: 'Madrid' },
};
const asked = new Set(areas.flatMap((area) => (area.asked ? area.code : [])));
// A wording is of a text that is found first, and of another one in each copy: it has a walk of its own.
const lists = resources.filter(({ page, code }) => page === undefined && !asked.has(code) && code !== 'TSL');
/** Every area in which records are made goes the same way through the same screens: the plainest shows it, with COMANDA_FULL each of them. */
for (const resource of isWhole ? lists : lists.filter(({ code }) => code === 'TAX'))
  describeLife(resource, fill[resource.code]);
