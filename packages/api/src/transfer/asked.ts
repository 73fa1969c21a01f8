import { asOneWord, claimKey, spellingsOf } from '../validation/index.ts';
import { claimAt, codeKind, type Wanted } from './claims.ts';
import { codeKey, isCode } from './codes.ts';
import { attemptAt, namePath } from './attempt.ts';
import { asWhole } from './identifiers.ts';
import { apartFrom, derivedFrom } from './identity.ts';
import type { Entry, Line } from './lines.ts';
import { cellFigure } from './numbers.ts';
import type { Run } from './run.ts';

/** What has to be known of the company to judge some rows: what they name it by. */
export interface Asked {
  /** Keys of codes of the imported area. */
  readonly codes: ReadonlySet<string>;
  readonly externals: ReadonlySet<string>;
  /** What the rows would claim for their records, by `claimKey`. */
  readonly claims: ReadonlyMap<string, Wanted>;
  readonly orders: ReadonlySet<number>;
  /** Codes and names of records referred to, as written, by entity. */
  readonly references: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Codes that are looked at beyond those that the rows themselves will take. */
const spare = 3;

/** Texts that codes are made of, and how many rows make one of each. */
const sourcesOf = (run: Run, entries: readonly Entry[]): ReadonlyMap<string, number> => {
  const sources = new Map<string, number>();
  const count = (text: string) => {
    if (text !== '') sources.set(text, (sources.get(text) ?? 0) + 1);
  };
  for (const entry of entries) {
    const source = entry.given.get('code')?.text || derivedFrom(entry);
    const text = source || (attemptAt(run, entry).given.get(namePath(run))?.text ?? '');
    if (!isCode(source)) count(text);
    // Another row may have the code already, or the record that this one is found to be.
    count(apartFrom(entry, text));
  }
  return sources;
};

/** What decisions can put in the place of cells, by the kind of what they are put for. */
const decided = (run: Run): { readonly texts: readonly string[]; readonly orders: readonly string[] } => {
  const texts = run.decisions.flatMap((decision) =>
    decision.act === 'set' ? [decision.value] : decision.act === 'create' ? [decision.name] : [],
  );
  const orders = run.decisions.flatMap((decision) =>
    decision.act === 'set' && decision.problem.startsWith('order:') ? [decision.value] : [],
  );
  return { texts, orders };
};

export const askedBy = (run: Run, lines: readonly Line[]): Asked => {
  const entries = lines.flatMap((line) => (line.kind === 'record' ? [line.entry] : []));
  const asked = {
    codes: new Set<string>(),
    externals: new Set<string>(),
    claims: new Map<string, Wanted>(),
    orders: new Set<number>(),
    references: new Map<string, Set<string>>(),
  };
  const { texts, orders } = decided(run);
  const placed = (text: string) => {
    const reading = cellFigure(text, run.settings.decimalSign);
    const order = reading.kind === 'figure' ? Number(reading.value) : Number.NaN;
    if (Number.isSafeInteger(order)) asked.orders.add(order);
  };
  orders.forEach(placed);
  const want = (wanted: Wanted | undefined) => {
    if (wanted) asked.claims.set(claimKey(wanted), wanted);
  };
  for (const entry of entries) {
    const source = entry.given.get('code')?.text || derivedFrom(entry);
    if (source !== '') {
      asked.codes.add(codeKey(source));
      asked.codes.add(codeKey(asWhole(source)));
      asked.externals.add(source);
    }
    for (const [path, { text }] of entry.given) {
      const column = run.columnOf(path);
      if (!column) continue;
      const { field } = column;
      for (const cell of [...spellingsOf(text), asOneWord(text), ...texts])
        want(claimAt(run.resource, column, cell));
      if (field.kind === 'order') placed(text);
      if (field.kind !== 'ref') continue;
      const named = asked.references.get(field.to) ?? new Set(texts);
      asked.references.set(field.to, named.add(text));
    }
  }
  for (const [text, count] of sourcesOf(run, entries))
    for (const code of run.turns.next(text, count + spare)) asked.codes.add(codeKey(code));
  const kind = codeKind(run.resource);
  if (kind !== undefined) for (const value of asked.codes) want({ kind, value });
  return asked;
};
