import type { Draft } from '../kernel/index.ts';
import { assemble } from './assemble.ts';
import { type Attempt, attemptAt, refuse } from './attempt.ts';
import { claim as claimTexts, claimsVerdict } from './claims.ts';
import { codeKey } from './codes.ts';
import { draftOf, listOf, same, textOf } from './drafts.ts';
import { type Identity, identityOf } from './identity.ts';
import { judge } from './judge.ts';
import type { Entry } from './lines.ts';
import type { Outcome, PlannedRecord } from './plan.ts';
import type { Run } from './run.ts';
import { byCode, byName, bySource, siblingId } from './siblings.ts';

/** A decision can uncover the next fault: a created department, then its missing name. */
const rounds = 6;

const refuseUnreadable = (run: Run, attempt: Attempt): void => {
  for (const path of run.layout.twice) refuse(run, attempt, path, { code: 'mapped_twice' });
  const max = run.settings.mapping.length;
  if (attempt.entry.row.cells.length > max)
    refuse(run, attempt, '', { code: 'too_many_cells', params: { max } });
};

/** Whether another record has the order; a decision may have given this one a new one, which has to be judged again. */
const orderVerdict = (
  run: Run,
  attempt: Attempt,
  values: Draft,
  old: Draft | undefined,
): 'free' | 'again' | 'refused' => {
  const order = Number(values.order);
  if (!run.orders.has(order) || run.orders.get(order) === old?.id) return 'free';
  return refuse(run, attempt, 'order', { code: 'exists' }) ? 'again' : 'refused';
};

const valuesOf = (
  run: Run,
  attempt: Attempt,
  identity: Identity,
): Pick<PlannedRecord, 'values' | 'pictures'> | undefined => {
  for (let round = 0; round < rounds; round += 1) {
    const assembled = assemble(run, attempt, identity);
    if (assembled) attempt.draft = assembled.draft;
    const verdict = assembled ? judge(run, attempt, assembled, identity.old) : 'again';
    if (verdict === 'refused') return undefined;
    if (verdict === 'again' || !assembled) continue;
    const known = { values: verdict.values, pictures: assembled.pictures };
    if (attempt.rejections.length > 0) return known;
    const verdicts = [
      orderVerdict(run, attempt, known.values, identity.old),
      claimsVerdict(run, attempt, assembled, known.values, identity.old),
    ];
    if (!verdicts.includes('again')) return known;
  }
  return undefined;
};

/** What a record that is taken keeps the later rows from. */
const claim = (run: Run, attempt: Attempt, { old, code }: Identity, values: Draft): void => {
  const order = Number(values.order);
  run.taken.add(codeKey(code));
  claimTexts(run, attempt.entry.row.number, old, values);
  run.created.use(attempt.references.values());
  run.orders.set(order, old?.id ?? attempt.entry.row.number);
  if (!old) run.order.last = Math.max(run.order.last, order);
};

const planned = (run: Run, row: number, old: Draft | undefined, record: PlannedRecord): Outcome => {
  if (!old) return { row, kind: 'creates', record };
  const { values, pictures } = record;
  const changed = [...run.fields.keys()].filter((name) => name in values && !same(values[name], old[name]));
  const fetched = Object.keys(pictures).map((path) => path.split('.')[0] ?? path);
  const fields = [...new Set([...changed, ...fetched])];
  return fields.length === 0 ? { row, kind: 'unchanged', record } : { row, kind: 'changes', record, fields };
};

const identified = ({ id, version }: Draft): Pick<PlannedRecord, 'id' | 'version'> => ({
  id: textOf(id),
  ...(typeof version === 'number' && { version }),
});

/** Later waves refer to earlier ones. */
const waveOf = ({ layout, siblings }: Run, values: Draft): number =>
  Math.max(
    0,
    ...layout.siblings.flatMap(({ name, list }) => {
      const ids = list ? listOf(values[list.name]).map((detail) => detail[name]) : [values[name]];
      return ids.flatMap((id) => {
        const sibling = siblings.withId(textOf(id));
        return sibling?.isNew ? sibling.wave + 1 : [];
      });
    }),
  );

/** Tells the rows that refer to a record of the file what became of it. */
const note = (run: Run, attempt: Attempt, { old, code }: Identity, planned?: PlannedRecord): void => {
  const { siblings, judged } = run;
  const { given, left, entry, draft } = attempt;
  const { number: row } = entry.row;
  const values = planned?.values ?? draft;
  const sources = [given.get('code')?.text ?? '', textOf(values.externalCode)].filter(Boolean);
  const names = Object.values(draftOf(values.names)).map(textOf);
  const keys = [byCode(code), ...sources.map(bySource), ...names.map(byName)];
  if (!siblings.isWanted(keys)) return;
  const known = judged.filter((name) => name in values && !left.has(name));
  // Of a stored record others know what it is, but not what it is going to be.
  if (old && (!planned || known.every((name) => same(values[name], old[name])))) return;
  siblings.note({
    row,
    id: old ? textOf(old.id) : siblingId(row),
    isNew: !old,
    isTaken: planned !== undefined,
    wave: planned?.wave ?? 0,
    judged: Object.fromEntries(known.map((name) => [name, values[name]])),
    keys,
  });
};

/** What becomes of one record: rows have to come in the order of the file, each once (docs/product.md §25). */
export const outcomeOf = (run: Run, entry: Entry): Outcome => {
  const row = entry.row.number;
  const attempt = attemptAt(run, entry);
  const { rejections } = attempt;
  refuseUnreadable(run, attempt);
  const identity = identityOf(run, attempt);
  const { old } = identity;
  const valid = valuesOf(run, attempt, identity);
  if (attempt.isSkipped || !valid || rejections.length > 0) note(run, attempt, identity);
  if (attempt.isSkipped) return { row, kind: 'skipped' };
  if (!valid || rejections.length > 0) {
    for (const rejection of rejections) run.problems.add(row, rejection);
    return { row, kind: 'rejected', rejections };
  }
  claim(run, attempt, identity, valid.values);
  const wave = waveOf(run, valid.values);
  const record = { ...(old && identified(old)), ...valid, ...(wave > 0 && { wave }) };
  note(run, attempt, identity, record);
  return planned(run, row, old, record);
};
