import { createHash } from 'node:crypto';
import type { AnyCall } from '@comanda/api/calls';
import { isFaultCode } from '@comanda/api/validation';
import { malformed, Refusal } from '../core/refusal.ts';
import type { UploadedFile } from '../core/route.ts';

/** What came with a request, before anything is believed. */
export interface Received {
  readonly params: Readonly<Record<string, string>>;
  /** `data` of the envelope; `undefined` when there was no body. */
  readonly data: unknown;
  readonly files: Readonly<Record<string, UploadedFile>>;
}

const deepest = 32;
/** Characters that no text may hold: NUL, which PostgreSQL has no place for, and halves of surrogate pairs. */
const impossible = /\0|\p{Surrogate}/u;

/** The path of the first text or key that cannot be stored, or of what is nested too deep. */
const strangePath = (value: unknown, path: readonly string[]): string | undefined => {
  if (typeof value === 'string') return impossible.test(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > deepest) return path.join('.');
  for (const [key, part] of Object.entries(value)) {
    if (impossible.test(key)) return [...path, '?'].join('.');
    const found = strangePath(part, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
};
const isEnvelope = (body: unknown): body is { readonly data: unknown } =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, 'data');

/** `data` of a body, refused by name where it holds what nothing may hold. */
export const dataIn = (body: unknown): unknown => {
  if (body === undefined || body === null) return undefined;
  if (!isEnvelope(body))
    throw malformed('The body is an object with data.', [{ field: 'data', error: 'required' }]);
  const strange = strangePath(body.data, []);
  if (strange !== undefined)
    throw malformed('The data hold characters or depths that cannot be kept.', [
      { field: strange || 'data', error: 'control_characters' },
    ]);
  return body.data;
};

/** The data of a call in its shape, or ERROR_MALFORMED naming every value that does not fit. */
export const parsedData = (call: AnyCall, { data }: Received): unknown => {
  if (!call.body) return undefined;
  if (data === undefined) throw malformed('This call needs data.', [{ field: 'data', error: 'required' }]);
  const parsed = call.body.safeParse(data, { reportInput: true });
  if (parsed.success) return parsed.data;
  if (Array.isArray(data) && data.length === 0)
    throw new Refusal('ERROR_DATA_EMPTY', 'There is nothing to work on.', {
      extra: [{ entity: call.entity ?? 'REQUEST', field: 'data', error: 'required' }],
    });
  throw malformed(
    'Some values do not have the form that this call takes.',
    parsed.error.issues.map(({ path, input, code, message }) => ({
      field: path.join('.') || 'data',
      error: input === undefined ? 'required' : code === 'custom' && isFaultCode(message) ? message : 'type',
    })),
  );
};

/** One fingerprint of everything that a call depends on. */
export const contentOf = ({ params, data, files }: Received): string => {
  const hash = createHash('sha256').update(JSON.stringify([params, data ?? null]));
  for (const [name, { bytes }] of Object.entries(files)) hash.update(name).update(bytes);
  return hash.digest('hex');
};
