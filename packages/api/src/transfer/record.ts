import type { Draft } from '../kernel/index.ts';
import { assemble } from './assemble.ts';
import { type Attempt, attemptAt, refuse } from './attempt.ts';
import { claim as claimTexts, claimsVerdict } from './claims.ts';
import { codeKey } from './codes.ts';
import { same, textOf } from './drafts.ts';
import { type Identity, identityOf } from './identity.ts';
import { judge } from './judge.ts';
import type { Entry } from './lines.ts';
import type { Outcome, PlannedRecord } from './plan.ts';
import type { Run } from './run.ts';

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

/** What becomes of one record: rows have to come in the order of the file, each once (docs/product.md §25). */
export const outcomeOf = (run: Run, entry: Entry): Outcome => {
  const row = entry.row.number;
  const attempt = attemptAt(run, entry);
  const { rejections } = attempt;
  refuseUnreadable(run, attempt);
  const identity = identityOf(run, attempt);
  const { old } = identity;
  const valid = valuesOf(run, attempt, identity);
  if (attempt.isSkipped) return { row, kind: 'skipped' };
  if (!valid || rejections.length > 0) {
    for (const rejection of rejections) run.problems.add(row, rejection);
    return { row, kind: 'rejected', rejections };
  }
  claim(run, attempt, identity, valid.values);
  return planned(run, row, old, { ...(old && identified(old)), ...valid });
};
