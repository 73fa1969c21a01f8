import type { Draft } from '../kernel/index.ts';
import { nameIn } from './claims.ts';
import { claimedValue, spellingsOf } from '../validation/index.ts';
import { type Attempt, namePath, refuse, type Refusal } from './attempt.ts';
import { codeKey, isCode, longest, nameKey } from './codes.ts';
import { draftOf, listOf, textOf } from './drafts.ts';
import { asWhole, isBarCode, isSpoilt } from './identifiers.ts';
import { brokenBy } from './texts.ts';
import type { Entry } from './lines.ts';
import { problemKey } from './problems.ts';
import type { Run } from './run.ts';

/** Which stored record a row is, none for a new one, and its code; empty where it has none that stands. */
export interface Identity {
  readonly old: Draft | undefined;
  readonly code: string;
}
/** Most signs of an external code. */
const longestExternal = 60;

/** What the code of a row without one is made of: what joins its rows, and its variant. */
export const derivedFrom = ({ group, variant }: Entry): string =>
  group === '' ? '' : [group, ...variant].join('-');

/** The record that has a bar code of the row, and the cell that says so. */
interface Found {
  readonly record: Draft;
  readonly path: string;
}
const byBarCode = ({ columnOf, stored }: Run, { given }: Attempt): Found | undefined =>
  [...given]
    .filter(([path]) => isBarCode({ name: columnOf(path)?.name ?? '' }))
    .flatMap(([path, { text }]) => {
      const record = stored.barCodes.get(claimedValue(text));
      return record ? [{ record, path }] : [];
    })[0];

/** Whether a row that only a bar code says to be a record says otherwise by its code or its name. */
const differs = ({ given }: Attempt, record: Draft): boolean => {
  const code = given.get('code')?.text;
  const names = [...given].flatMap(([path, { text }]) => (path.startsWith('names.') ? nameKey(text) : []));
  const known = new Set(Object.values(draftOf(record.names)).map((name) => nameKey(textOf(name))));
  return (
    (code !== undefined && codeKey(code) !== codeKey(textOf(record.code))) ||
    names.some((name) => !known.has(name))
  );
};

/** A record is changed by its bar code alone where nothing of the row contradicts that, or a person has said so. */
const agreedBarCode = (run: Run, attempt: Attempt): Draft | undefined => {
  const found = byBarCode(run, attempt);
  // A record that an earlier row has is that row’s, whatever this one says.
  const isHad = (record: Draft): boolean =>
    run.settled.has(record.id) || run.written.has(codeKey(textOf(record.code)));
  if (!found || isHad(found.record) || !differs(attempt, found.record)) return found?.record;
  const { record, path } = found;
  const code = textOf(record.code);
  const why = { code: 'other_record', params: { name: nameIn(record, run.known.languages), code } } as const;
  if (run.problems.decided(problemKey(path, why.code))?.act === 'suggested') return record;
  const isAgain = refuse(run, attempt, path, { ...why, suggestion: { act: 'same', value: code } });
  return isAgain ? agreedBarCode(run, attempt) : record;
};

/** Bar codes that the record has are written as it has them: zeros in front make no other number. */
const spellAsStored = ({ columnOf }: Run, { given }: Attempt, record: Draft): void => {
  const known = new Map(
    listOf(record.barCode).flatMap(({ barCode }) =>
      spellingsOf(textOf(barCode)).map((spelling) => [spelling, textOf(barCode)] as const),
    ),
  );
  for (const [path, cell] of given) {
    const text = isBarCode({ name: columnOf(path)?.name ?? '' }) ? known.get(cell.text) : undefined;
    if (text !== undefined) given.set(path, { ...cell, text });
  }
};

const whyNone = (source: string): Refusal => {
  if (source === '') return { code: 'required' };
  return source.length > longest ? { code: 'too_long', params: { max: longest } } : { code: 'code' };
};

/** A legal code for a text, and the record that an earlier import has made of the same text: that is this one. */
const proposedFor = (run: Run, source: string, name: string, found: Draft | undefined) => {
  const [language = ''] = run.known.languages;
  const isSame = (row: Draft): boolean =>
    (source !== '' && row.externalCode === source) || (name !== '' && draftOf(row.names)[language] === name);
  let match = found;
  if (source === '' && name === '') return { proposed: '', match };
  const proposed = run.turns.codeFor(source || name, (key) => {
    const row = run.stored.codes.get(key);
    if (row && !run.written.has(key) && isSame(row)) match = row;
    return match === undefined && (run.taken.has(key) || run.written.has(key));
  });
  return { proposed, match };
};

/** For a row whose text is no code: the code of the record found, or the proposed one where that was decided. */
const withoutCode = (run: Run, attempt: Attempt, source: string, found: Draft | undefined): Identity => {
  const { given } = attempt;
  const { proposed, match } = proposedFor(run, source, given.get(namePath(run))?.text ?? '', found);
  const why = whyNone(source);
  const isAgreed = run.problems.decided(problemKey('code', why.code))?.act === 'suggested' && proposed !== '';
  const code = match ? textOf(match.code) : isAgreed ? proposed : '';
  if (!match && !isAgreed)
    refuse(run, attempt, 'code', {
      ...why,
      ...(proposed !== '' && { suggestion: { act: 'set', value: proposed } }),
    });
  // The text that the code was made of is kept, so that the record is known by it next time.
  const isKept = source !== '' && source.length <= longestExternal && run.fields.has('externalCode');
  if (!match && code !== '' && isKept && !given.has('externalCode'))
    given.set('externalCode', { text: source, at: null });
  // Taken from here on even when refused, so that each row is proposed its own.
  if (proposed !== '') run.taken.add(codeKey(proposed));
  return { old: match, code };
};

/** What the code of a row is made of whose own code, or that of its record, an earlier row has. */
export const apartFrom = (entry: Entry, text: string): string =>
  derivedFrom(entry) || `${text} ${entry.row.number}`;

/** A row whose code an earlier one has: the record that an earlier import has made of it, or a code that parts the two. */
const apart = (run: Run, attempt: Attempt, known: Identity): Identity => {
  const { code } = known;
  const before = code === '' ? undefined : run.written.get(codeKey(code));
  if (before === undefined) return known;
  const { entry, given } = attempt;
  const name = given.get(namePath(run))?.text ?? '';
  const text = given.get('code')?.text || name;
  const { proposed, match } = proposedFor(run, apartFrom(entry, text), name, undefined);
  run.taken.add(codeKey(proposed));
  if (match) return { old: match, code: textOf(match.code) };
  // A record that is known by something else than its code is that record, and not one more.
  const isNew = !known.old || codeKey(text) === codeKey(code);
  if (isNew && run.problems.decided(problemKey('code', 'repeated_in_file'))?.act === 'suggested')
    return { old: undefined, code: proposed };
  refuse(run, attempt, 'code', {
    code: 'repeated_in_file',
    params: { row: before },
    suggestion: { act: 'set', value: proposed },
  });
  return known;
};

/**
 * Which record a row is: known by its code, else by its external code or barcode; and a code for it that no other has,
 * the same each time (docs/product.md §25).
 */
export const identityOf = (run: Run, attempt: Attempt): Identity => {
  const { entry, given } = attempt;
  const { stored, written } = run;
  const cell = given.get('code');
  const isKnown = cell !== undefined && stored.codes.has(codeKey(cell.text));
  const spelt = isKnown ? cell.text : asWhole(cell?.text ?? '');
  if (cell && cell.text !== spelt) given.set('code', { ...cell, text: spelt });
  const source = spelt || derivedFrom(entry);
  if (spelt === '' && source !== '') given.set('code', { text: source, at: run.layout.group ?? null });
  const byText =
    source === '' ? undefined : (stored.codes.get(codeKey(source)) ?? stored.externals.get(source));
  const broken = brokenBy(spelt) ?? (isSpoilt(spelt) ? 'spoilt_code' : undefined);
  if (broken) refuse(run, attempt, 'code', { code: broken });
  const found = byText ?? agreedBarCode(run, attempt);
  if (found) spellAsStored(run, attempt, found);
  // A code of its own is given up only for one that the file spells out next to the same barcode.
  const isOwn = isCode(source) && (!found || (!byText && spelt !== ''));
  const code = isOwn ? source : textOf(found?.code);
  const known = code === '' ? withoutCode(run, attempt, source, found) : { old: found, code };
  const taken = apart(run, attempt, known);
  // What an earlier row has changed may be known by another code now, and is not this one as well.
  const own = taken.old && run.settled.has(taken.old.id) ? { ...taken, old: undefined } : taken;
  if (own.code !== '' && !written.has(codeKey(own.code))) written.set(codeKey(own.code), entry.row.number);
  return own;
};
