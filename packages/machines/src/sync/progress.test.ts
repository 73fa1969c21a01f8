import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitStatus,
  leastAdvanced,
  mergeCommits,
  mergeRevert,
  mergeTill,
  mergeTillReport,
} from './progress.ts';
import type { CommitReport, Commits, SyncStatus, TillReport } from './progress.ts';

const statuses = ['PND', 'SNT', 'CMT', 'ERR'] as const;

describe('the status that stands for several', () => {
  test('is none for none', () => {
    expect(leastAdvanced([])).toBeUndefined();
  });

  test.each([
    [['CMT'], 'CMT'],
    [['CMT', 'SNT'], 'SNT'],
    [['CMT', 'SNT', 'PND'], 'PND'],
    [['PND', 'SNT', 'CMT', 'ERR'], 'ERR'],
    [['ERR', 'PND'], 'ERR'],
    [new Set<SyncStatus>(['CMT', 'ERR']), 'ERR'],
  ] as const)('of %j is %s', (several, least) => {
    expect(leastAdvanced(several)).toBe(least);
  });

  test('is one of them, whatever their order and number', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...statuses), { minLength: 1 }), fc.nat(), (several, turn) => {
        const least = leastAdvanced(several);
        const cut = turn % several.length;
        expect(several).toContain(least);
        expect(leastAdvanced([...several.slice(cut), ...several.slice(0, cut)])).toBe(least);
        expect(leastAdvanced([...several, ...several])).toBe(least);
      }),
    );
  });
});

const report: fc.Arbitrary<TillReport> = fc.record({
  idTerminal: fc.constantFrom('t1', 't2', 't3'),
  status: fc.constantFrom('SNT', 'ERR', 'CMT'),
  reason: fc.constantFrom(null, 'no paper', 'unknown tax'),
  at: fc.constantFrom(null, '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:01.000Z'),
});

const commitReport: fc.Arbitrary<CommitReport> = fc
  .record({
    id: fc.constantFrom('c1', 'c2'),
    status: fc.constantFrom('SNT', 'SNT', 'ERR', 'CMT'),
    isReverted: fc.boolean(),
    tills: fc.uniqueArray(report, { selector: ({ idTerminal }) => idTerminal }),
  })
  .map(({ id, status, isReverted, tills }) => ({
    id,
    idStore: `store of ${id}`,
    status,
    revertedBy: isReverted ? { id: `revert of ${id}` } : null,
    tills,
  }));

const at = (status: TillReport['status'], instant: string | null = null, reason: string | null = null) => ({
  idTerminal: 't1',
  status,
  at: instant,
  reason,
});

describe('two reports on one till', () => {
  const ofOne = report.map((any) => ({ ...any, idTerminal: 't1' }));

  test('merge to the same from either side, in any grouping, however often', () => {
    fc.assert(
      fc.property(ofOne, ofOne, ofOne, (a, b, c) => {
        expect(mergeTill(a, b)).toEqual(mergeTill(b, a));
        expect(mergeTill(mergeTill(a, b), c)).toEqual(mergeTill(a, mergeTill(b, c)));
        expect(mergeTill(a, a)).toEqual(a);
        expect([a, b]).toContainEqual(mergeTill(a, b));
      }),
    );
  });

  test('a till that has it stays so; a later refusal tells its newer reason', () => {
    expect(mergeTill(at('CMT'), at('ERR', '2027')).status).toBe('CMT');
    expect(mergeTill(at('ERR'), at('SNT', '2027')).status).toBe('ERR');
    expect(mergeTill(at('ERR', '2026-11-21', 'old'), at('ERR', '2026-11-22', 'new')).reason).toBe('new');
  });
});

test('what is known of commits depends on what was said, not on when or how often', () => {
  const said = fc.oneof(
    commitReport.map((one) => ({ apply: (known: Commits) => mergeCommits(known, [one]), tells: one.id })),
    fc.record({ id: fc.constantFrom('c1', 'c2'), till: report }).map(({ id, till }) => ({
      apply: (known: Commits) => mergeTillReport(known, id, till),
      tells: undefined,
    })),
    fc.constantFrom('c1', 'c2').map((id) => ({
      apply: (known: Commits) => mergeRevert(known, id, `revert of ${id}`),
      tells: undefined,
    })),
  );
  const both = mergeCommits({}, [
    { id: 'c1', idStore: 'store of c1', status: 'SNT', revertedBy: null, tills: [] },
    { id: 'c2', idStore: 'store of c2', status: 'SNT', revertedBy: null, tills: [] },
  ]);
  fc.assert(
    fc.property(fc.array(said), fc.infiniteStream(fc.nat()), (history, random) => {
      const twiceShuffled = [...history, ...history]
        .map((one) => ({ one, order: random.next().value }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ one }) => one);
      const once = history.reduce((known, { apply }) => apply(known), both);
      expect(twiceShuffled.reduce((known, { apply }) => apply(known), both)).toEqual(once);
    }),
    { numRuns: 1000 },
  );
});

test('a report on a commit that is not known changes nothing', () => {
  const till: TillReport = { idTerminal: 't1', status: 'CMT', reason: null, at: null };
  expect(mergeTillReport({}, 'c9', till)).toEqual({});
  expect(mergeRevert({}, 'c9', 'c10')).toEqual({});
});

const till = (idTerminal: string, status: TillReport['status']): TillReport => ({
  ...at(status),
  idTerminal,
});

function statusWith(status: SyncStatus, ...tills: readonly TillReport[]): string | undefined {
  const known = mergeCommits({}, [{ id: 'c1', idStore: 's1', status, revertedBy: null, tills }])['c1'];
  return known && commitStatus(known);
}

describe('a commit', () => {
  test('without an active till stays sent', () => {
    expect(statusWith('SNT')).toBe('SNT');
  });
  test('is committed when every till has it', () => {
    expect(statusWith('SNT', till('t1', 'CMT'), till('t2', 'SNT'))).toBe('SNT');
    expect(statusWith('SNT', till('t1', 'CMT'), till('t2', 'CMT'))).toBe('CMT');
  });
  test('is committed when the server says so: a till that waits is no longer active', () => {
    expect(statusWith('CMT', till('t1', 'CMT'), till('t2', 'SNT'))).toBe('CMT');
  });
  test('is refused by one refusal until that till has it', () => {
    expect(statusWith('ERR', till('t1', 'CMT'), till('t2', 'ERR'))).toBe('ERR');
    expect(statusWith('ERR', till('t1', 'CMT'), till('t2', 'CMT'))).toBe('CMT');
  });
});
