import type { ExtraInfo } from '@comanda/api/errors';
import { type ImportReason, problemKey, type Rejection } from '@comanda/api/transfer';
import { type FaultCode, faultCodes } from '@comanda/api/validation';
import type { Refusal } from '../../core/refusal.ts';
import type { Job } from './hold.ts';

const isFault = (code: string): code is FaultCode => faultCodes.some((fault) => fault === code);
const taken: ReadonlySet<string> = new Set(['ERROR_CODE_EXIST', 'ERROR_ORDER_EXIST']);
const gone: ReadonlySet<string> = new Set(['ERROR_STALE', 'ERROR_UNKNOWN']);

const codeOf = (error: string): FaultCode | ImportReason => {
  if (taken.has(error)) return 'exists';
  return isFault(error) ? error : 'not_stored';
};

/** Why a row that was sound in the trial run was refused when it was stored, at its cells where they are known. */
export const rejectionsOf = (
  { mapping }: Job,
  cells: readonly string[],
  { code, details }: Refusal,
): Rejection[] => {
  // Where a detail stands in the record says nothing of its columns, unless the file has them once.
  const columnOf = (path: string): number => {
    const exact = mapping.findIndex(({ target }) => target !== null && target === path);
    const place = path.replace(/\.\d+\./, '.');
    const alike = mapping.flatMap(({ target }, at) => (target?.replace(/\.\d+\./, '.') === place ? at : []));
    return exact < 0 && alike.length === 1 ? (alike[0] ?? -1) : exact;
  };
  const told = (given: string, reason: Rejection['code'], params?: ExtraInfo['params']): Rejection => {
    const column = columnOf(given);
    const path = mapping[column]?.target ?? given;
    return {
      path,
      column: column < 0 ? null : column,
      cell: cells[column] ?? '',
      code: reason,
      ...(params && { params }),
      problem: problemKey(path, reason),
    };
  };
  if (gone.has(code)) return [told('', 'changed_since')];
  const faults = details.extra ?? [];
  return faults.length === 0
    ? [told('', 'not_stored')]
    : faults.map(({ field = '', error = '', params, records: [holder] = [] }) =>
        holder && error === 'exists'
          ? told(field, 'held_by_record', {
              name: Object.values(holder.names)[0] ?? '',
              code: holder.code,
            })
          : told(field, codeOf(error), params),
      );
};
