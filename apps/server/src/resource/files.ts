import type { ExtraInfo } from '@comanda/api/errors';
import type { FileField, KeptFile, Resource } from '@comanda/api/kernel';
import { constraint } from '../core/refusal.ts';
import { filesOf } from '../db/naming.ts';
import { readCertificate } from './certificate.ts';
import type { Candidate } from './uniqueness.ts';

/** A file that was read: what its record tells of it, and what is kept beside. */
export interface ReadFile {
  readonly told: KeptFile;
  /** Its content and what opens it, to be sealed. */
  readonly secret: string;
  /** What who may read the record may take: the certificate without its key. */
  readonly open: string;
}
export const isReadFile = (value: unknown): value is ReadFile =>
  typeof value === 'object' && value !== null && 'told' in value && 'secret' in value;

const textIn = (value: object, name: string): string => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : '';
};

const readers: Readonly<Record<FileField['holds'], typeof readCertificate>> = {
  certificate: readCertificate,
};

/** Reads the files that come with a record, or throws what is wrong with them, each at its field. */
export const withFilesRead = (resource: Resource, candidate: Candidate): Candidate => {
  const faults: ExtraInfo[] = [];
  const read: Record<string, ReadFile> = {};
  for (const [name, { holds }] of filesOf(resource)) {
    const sent = candidate.values[name];
    if (typeof sent !== 'object' || sent === null || !('content' in sent)) continue;
    const content = Buffer.from(textIn(sent, 'content'), 'base64');
    const password = textIn(sent, 'password');
    const found = readers[holds](content, password === '' ? undefined : password);
    if (found.ok)
      read[name] = {
        told: { name: textIn(sent, 'name'), size: content.length, ...found.told },
        secret: JSON.stringify({ content: content.toString('base64'), ...(password !== '' && { password }) }),
        open: found.pem,
      };
    else {
      const { code, part, params } = found;
      faults.push({
        entity: resource.code,
        field: part ? `${name}.${part}` : name,
        error: code,
        ...(params && { params }),
      });
    }
  }
  if (faults.length > 0) throw constraint(faults);
  return Object.keys(read).length === 0
    ? candidate
    : { ...candidate, values: { ...candidate.values, ...read } };
};
