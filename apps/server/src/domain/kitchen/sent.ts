import { createHash } from 'node:crypto';
import type { kitchenOrderCalls } from '@comanda/api/calls';
import type { ExtraInfo } from '@comanda/api/errors';
import type { FaultCode } from '@comanda/api/validation';
import type * as z from 'zod/mini';
import { Refusal } from '../../core/refusal.ts';
import { isInstant } from '../instant.ts';

/** Entity code of kitchen orders in refusals. */
const entity = 'KDO';
export type Sent = z.output<typeof kitchenOrderCalls.upload.body>;
export type SentLine = Sent['lines'][number];

/** A line that is known from an earlier revision. */
export interface KnownLine {
  readonly id: string;
  readonly number: number;
  readonly isVoided: boolean;
  /** It stands on another bill: whatever its till says of it here. */
  readonly isMoved: boolean;
  /** SHA-256 in hexadecimal. */
  readonly content: string;
}

const hash = (value: unknown): Buffer => createHash('sha256').update(JSON.stringify(value)).digest();
/** What a revision says, in few bytes: the same again is the same upload. Tills that say nothing else are tills. */
export const contentOf = ({ emitter, ...sent }: Sent): Buffer =>
  hash({ ...sent, ...(emitter !== 'POS' && { emitter }) });
/** When it was taken says nothing of what it is. */
export const lineContentOf = ({ isVoided: _isVoided, at: _at, ...line }: SentLine): Buffer => hash(line);

const wrong = (field: string, error: FaultCode): ExtraInfo => ({ entity, field, error });
/** What no till may say of its lines: a number stands for one dish, and what was voided stays so. */
export const lineFaults = ({ lines }: Sent, known: readonly KnownLine[]): ExtraInfo[] => {
  const byNumber = new Map(known.map((line) => [line.number, line]));
  const seen = new Set<number>();
  return lines.flatMap((line, index) => {
    const before = byNumber.get(line.number);
    const isRepeated = seen.has(line.number);
    seen.add(line.number);
    if (isRepeated) return [wrong(`lines.${index}.number`, 'repeated')];
    if (!before) return [];
    if (before.content !== lineContentOf(line).toString('hex'))
      return [wrong(`lines.${index}.number`, 'exists')];
    return before.isVoided && !before.isMoved && !line.isVoided
      ? [wrong(`lines.${index}.isVoided`, 'exists')]
      : [];
  });
};
export const instantFaults = ({ at, wanted, lines }: Sent): ExtraInfo[] => [
  ...(isInstant(at) ? [] : [wrong('at', 'date')]),
  ...(wanted === undefined || isInstant(wanted) ? [] : [wrong('wanted', 'date')]),
  ...lines.flatMap((line, index) =>
    line.at === undefined || isInstant(line.at) ? [] : [wrong(`lines.${index}.at`, 'date')],
  ),
];

/** A till that was cut for longer closes its day without the kitchen: what says so has a wrong clock. */
const LONGEST_CUT_MS = 24 * 3_600_000;
/**
 * When a till took something, as far as its clock can be believed: never after it arrived, and as of its arrival where
 * that was said to be more than a day before.
 * @param arrivedAt by the server's clock, milliseconds
 */
export const takenAt = (said: string, arrivedAt: number): number => {
  const at = Math.min(Date.parse(said), arrivedAt);
  return arrivedAt - at > LONGEST_CUT_MS ? arrivedAt : at;
};

/** A revision that the till has used for something else. */
export const revisionUsed = (): Refusal =>
  new Refusal('ERROR_INFORMATION_EXISTS', 'The till has sent something else as this revision.', {
    type: 'InformationExits',
    extra: [{ entity, field: 'revision', error: 'exists' }],
  });
