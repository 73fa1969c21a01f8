import { type Draft, type Image, isShown } from '../kernel/index.ts';
import { withPictures } from '../pictures/index.ts';
import { asOneWord, type Fault, validate } from '../validation/index.ts';
import type { Assembled } from './assemble.ts';
import { type Attempt, cellAt, refuse } from './attempt.ts';
import { pathInFile } from './claims.ts';
import { unnamedId } from './created.ts';
import { listOf, textOf } from './drafts.ts';
import type { Suggestion } from './plan.ts';
import type { Run } from './run.ts';

/** The values to write; or that a decision has changed the row, which is to be read again; or that it is refused. */
export type Verdict = { readonly values: Draft } | 'again' | 'refused';

/** References that nobody gave, by their addresses in the file. */
const lacking = ({ demanded, fields }: Run, { draft, paths }: Assembled): string[] => {
  const own = demanded.own.filter((name) => {
    const field = fields.get(name);
    return draft[name] === '' && field && isShown(field, draft);
  });
  const inDetails = [...paths].flatMap(([place, path]) => {
    const [name = '', position = ''] = place.split('.');
    const detail = listOf(draft[name])[Number(position)];
    return (demanded.details.get(name) ?? []).flatMap((key) =>
      detail?.[key] === '' ? `${path}.${key}` : [],
    );
  });
  return [...own, ...inDetails];
};

/** Fills in what is refused already, so that the validator speaks of the rest. */
const filled = (run: Run, { draft, paths }: Assembled, left: Iterable<string>): Draft => {
  const whole: Record<string, unknown> = { ...draft };
  for (const path of left) {
    const column = run.columnOf(path);
    if (path === 'code') whole.code = 'X';
    if (column?.field.kind !== 'ref') continue;
    if (!column.list) {
      whole[path] = unnamedId(0);
      continue;
    }
    const place = [...paths].find(([, other]) => path.startsWith(`${other}.`))?.[0];
    if (place === undefined) continue;
    const position = Number(place.split('.')[1]);
    whole[column.list.name] = listOf(whole[column.list.name]).map((item, at) =>
      at === position ? { ...item, [column.name]: unnamedId(at) } : item,
    );
  }
  return whole;
};

/** The values with the same at each place whose picture is still to be fetched. */
const withAwaited = (values: Draft, { pictures }: Assembled, picture: Image | null): Draft =>
  withPictures(values, Object.fromEntries(Object.keys(pictures).map((path) => [path, picture])));
/** Stands in for a picture that is still to be fetched: rules ask whether there is one, and not which. */
const someImage: Image = { color: '#000000' };

/** What would mend a fault: the usual record where one is wanted, the start of a text that is too long, one word. */
const mendOf = (run: Run, attempt: Attempt, path: string, fault: Fault): Suggestion | undefined => {
  const column = run.columnOf(path);
  if (!column) return undefined;
  // A further detail is of something else than the usual: which that is, only a person knows.
  if (fault.code === 'required') return (column.list?.index ?? 1) > 1 ? undefined : run.cells.usual(column);
  if (fault.code === 'unspaced') return { act: 'set', value: asOneWord(cellAt(attempt, path).text) };
  const max = fault.params?.max;
  return fault.code === 'too_long' && typeof max === 'number' && column.field.kind === 'text'
    ? { act: 'set', value: cellAt(attempt, path).text.slice(0, max).trim() }
    : undefined;
};

const refuseFault = (run: Run, attempt: Attempt, path: string, fault: Fault): boolean => {
  const suggestion = mendOf(run, attempt, path, fault);
  const { code, params } = fault;
  return refuse(run, attempt, path, { code, ...(params && { params }), ...(suggestion && { suggestion }) });
};

/** Faults by their cells in the file: the first of each, and none where the value is refused already. */
const faultsAt = (
  faults: readonly Fault[],
  assembled: Assembled,
  left: ReadonlySet<string>,
): ReadonlyMap<string, Fault> => {
  const found = new Map<string, Fault>();
  for (const fault of faults) {
    const path = pathInFile(assembled, fault.path);
    if (!found.has(path) && !left.has(path)) found.set(path, fault);
  }
  return found;
};

/** Judges a record with the validator of the server, and tells its faults at the cells of the file. */
export const judge = (run: Run, attempt: Attempt, assembled: Assembled, old: Draft | undefined): Verdict => {
  const { left } = attempt;
  // Each is told, whatever became of those before it.
  const refuseAll = (faults: Iterable<readonly [path: string, fault: Fault]>): boolean =>
    [...faults].map(([path, fault]) => refuseFault(run, attempt, path, fault)).includes(true);

  // A reference that nobody gave is the most usual cause, and told without judging the whole record.
  const missing = lacking(run, assembled).filter((path) => !left.has(path));
  if (refuseAll(missing.map((path) => [path, { path, code: 'required' }]))) return 'again';
  const whole = withAwaited(filled(run, assembled, left), assembled, someImage);
  const checked = validate(run.resource, whole, {
    languages: run.known.languages,
    ...(old && { id: textOf(old.id) }),
  });
  if (checked.ok) return { values: withAwaited(checked.values, assembled, null) };
  return refuseAll(faultsAt(checked.faults, assembled, left)) ? 'again' : 'refused';
};
