import { fieldsOf, type Resource } from '../kernel/index.ts';
import { codeFor, codeKey, textKey } from './codes.ts';
import type { CreatedRecord, Known } from './plan.ts';

/**
 * Whether a record is made from code and names alone, without a figure that somebody has to answer for: only such are
 * created by an import (docs/product.md §25).
 */
export const isNameOnly = (resource: Resource): boolean =>
  fieldsOf(resource).every(
    ([, { kind, optional }]) => optional || ['code', 'names', 'image', 'order', 'status'].includes(kind),
  );

/** Stands for a record until it is written; `mark`: 0 created beside the rows, e by a row, f by nobody knows what. */
export const standIn = (mark: '0' | 'e' | 'f', at: number): string =>
  `00000000-0000-7000-8000-${mark}${String(at).padStart(11, '0')}`;
/** Stands for a reference that is not known yet; no record has it. */
export const unnamedId = (at: number): string => standIn('f', at);

/** Records that decisions create, one for each name, with codes that nobody has. */
export class Created {
  private readonly records = new Map<string, CreatedRecord>();
  private readonly used = new Set<string>();
  private readonly codes = new Map<string, Set<string>>();
  /** The id that stands for the record of this name in the run. */
  idOf(entity: string, name: string, known: Known): string {
    const key = `${entity} ${textKey(name)}`;
    const earlier = this.records.get(key);
    if (earlier) return earlier.id;
    const codes = this.codesOf(entity, known);
    const [language = ''] = known.languages;
    const record = {
      id: standIn('0', this.records.size + 1),
      entity,
      code: codeFor(name, (code) => codes.has(code)),
      names: { [language]: name },
    };
    codes.add(codeKey(record.code));
    this.records.set(key, record);
    return record.id;
  }
  /** A row that is taken refers to it. */
  use(ids: Iterable<string>): void {
    for (const id of ids) this.used.add(id);
  }
  /** Those that a taken row refers to; what only rejected rows want is not written. */
  wanted(): CreatedRecord[] {
    return [...this.records.values()].filter(({ id }) => this.used.has(id));
  }
  private codesOf(entity: string, known: Known): Set<string> {
    const codes =
      this.codes.get(entity) ?? new Set((known.records[entity] ?? []).map(({ code }) => codeKey(code)));
    this.codes.set(entity, codes);
    return codes;
  }
}
