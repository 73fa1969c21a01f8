import * as fc from 'fast-check';
import { createActor, initialTransition, transition } from 'xstate';
import type { Actor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { describe, expect, test } from 'vitest';
import { explore, observedTable, writtenTable } from '../testing/explore.ts';
import { checkHistories } from '../testing/histories.ts';
import { PATIENCE_MS } from '../testing/patience.ts';
import { syncMachine } from './sync.machine.ts';
import { syncTable } from './sync.table.ts';
import type { CommitReport, SyncStatus, TillStatus } from './progress.ts';
import type { PublishRequest, SyncCommand, SyncContext, SyncEvent } from './sync.types.ts';

const request: PublishRequest = { key: 'k1', idCompany: 'a', idStores: ['s1', 's2'], idTrackers: ['r1'] };

function commit(
  id: string,
  status: SyncStatus,
  tills: Record<string, TillStatus>,
  by?: string,
): CommitReport {
  return {
    id,
    idStore: id === 'c1' ? 's1' : 's2',
    status,
    revertedBy: by === undefined ? null : { id: by },
    tills: Object.entries(tills).map(([idTerminal, told]) => ({
      idTerminal,
      status: told,
      reason: told === 'ERR' ? 'no paper' : null,
      at: told === 'SNT' ? null : '2026-11-21T09:00:00.000Z',
    })),
  };
}
const till = (idCommit: string, idTerminal: string, status: TillStatus): SyncEvent => {
  const [report] = commit(idCommit, 'SNT', { [idTerminal]: status }).tills;
  if (report === undefined) throw new Error('a report has a till');
  return { type: 'TILL.REPORTED', idCommit, report };
};

const both = [commit('c1', 'SNT', { t1: 'SNT' }), commit('c2', 'SNT', { t2: 'SNT' })];
const ask: SyncEvent = { type: 'PUBLISH.ASKED', request };
const done: SyncEvent = { type: 'PUBLISH.DONE', commits: both };
const snapshot = (...commits: readonly CommitReport[]): SyncEvent => ({ type: 'SNAPSHOT', commits });
const revert: SyncEvent = { type: 'REVERT.ASKED' };
const reverted = (idCommit: string): SyncEvent => ({ type: 'REVERT.DONE', idCommit, by: `-${idCommit}` });

const events: readonly SyncEvent[] = [
  ask,
  done,
  { type: 'PUBLISH.DONE', commits: both.map((one) => ({ ...one, revertedBy: { id: `-${one.id}` } })) },
  { type: 'PUBLISH.REFUSED', code: 'ERROR_NOTHING_PENDING' },
  { type: 'PUBLISH.LOST' },
  { type: 'PUBLISH.REPEATED' },
  snapshot(),
  snapshot(...both),
  snapshot(commit('c1', 'CMT', { t1: 'CMT' }), commit('c2', 'CMT', { t2: 'CMT' })),
  snapshot(commit('c1', 'ERR', { t1: 'ERR' })),
  snapshot(commit('c1', 'SNT', { t1: 'CMT' })),
  snapshot(commit('c1', 'SNT', { t1: 'SNT' }, '-c1'), commit('c2', 'SNT', { t2: 'SNT' }, '-c2')),
  snapshot(commit('c9', 'SNT', { t9: 'SNT' })),
  till('c1', 't1', 'SNT'),
  till('c1', 't1', 'ERR'),
  till('c1', 't1', 'CMT'),
  till('c2', 't2', 'ERR'),
  till('c2', 't2', 'CMT'),
  till('c8', 't8', 'CMT'),
  revert,
  reverted('c1'),
  reverted('c2'),
  reverted('c8'),
  { type: 'REVERT.FAILED', code: 'ERROR_CHANGED_LATER' },
];

const key = ({ value, context }: { value: unknown; context: SyncContext }): string =>
  JSON.stringify([
    value,
    context.commits,
    context.early.map((said) => JSON.stringify(said)).toSorted(),
    context.wasCommitted,
  ]);

const [start] = initialTransition(syncMachine);
const edges = explore({
  start,
  next: (from, event: SyncEvent) => transition(syncMachine, from, event),
  events: () => events,
  key,
});

function run(...sent: readonly SyncEvent[]): {
  state: string;
  context: SyncContext;
  commands: readonly SyncCommand[];
} {
  const actor = createActor(syncMachine);
  let commands: SyncCommand[] = [];
  actor.on('*', (command) => commands.push(command));
  actor.start();
  for (const event of sent) {
    commands = [];
    actor.send(event);
  }
  const { value, context } = actor.getSnapshot();
  return { state: value, context, commands };
}

describe('sync table', () => {
  test('says for every state and event what the machine does, and no more', () => {
    expect(observedTable(edges)).toEqual(writtenTable(syncTable));
  });
});

describe('sync paths', () => {
  test(
    'every simple path ends where the graph says and visits every state',
    () => {
      const paths = getSimplePaths(syncMachine, {
        events: [
          ask,
          { type: 'PUBLISH.DONE', commits: [commit('c1', 'SNT', { t1: 'SNT' })] },
          { type: 'PUBLISH.REFUSED', code: 'ERROR_COMPANY_IS_SYNC' },
          { type: 'PUBLISH.LOST' },
          { type: 'PUBLISH.REPEATED' },
          till('c1', 't1', 'ERR'),
          till('c1', 't1', 'CMT'),
          revert,
          reverted('c1'),
          { type: 'REVERT.FAILED', code: 'ERROR_CHANGED_LATER' },
        ],
      });
      const visited = new Set<string>();
      for (const { state, steps } of paths) {
        const actor = createActor(syncMachine).start();
        for (const { event } of steps) actor.send(event);
        expect(actor.getSnapshot().value).toBe(state.value);
        visited.add(state.value);
      }
      expect([...visited].toSorted()).toEqual(Object.keys(syncTable).toSorted());

      expect(paths.length).toBeGreaterThan(100);
    },
    PATIENCE_MS,
  );
});

describe('sync invariants, on every edge', () => {
  const stage: Record<string, number> = {
    pending: 0,
    publishing: 0,
    unconfirmed: 0,
    sent: 1,
    failed: 1,
    committed: 2,
    reverting: 3,
    reverted: 4,
  };
  test('1: only a revert that fails goes back behind what was reached', () => {
    for (const { from, to, event } of edges) {
      if (event.type === 'REVERT.FAILED') continue;
      expect(stage[to.value] ?? -1).toBeGreaterThanOrEqual(stage[from.value] ?? 9);
    }
  });
  test('2: there are commits exactly from sent on', () => {
    for (const { to } of edges) {
      expect(Object.keys(to.context.commits).length > 0).toBe((stage[to.value] ?? 0) > 0);
    }
  });
  test('3: reverted says that every commit was taken back', () => {
    for (const { to } of edges) {
      const all = Object.values(to.context.commits).map(({ revertedBy }) => revertedBy !== undefined);
      expect(to.matches('reverted')).toBe(all.length > 0 && !all.includes(false));
    }
  });
  test('4: failed says that a standing commit has a till that refuses it', () => {
    for (const { to } of edges) {
      if (!to.matches('failed')) continue;
      const standing = Object.values(to.context.commits).filter(({ revertedBy }) => revertedBy === undefined);
      const tills = standing.flatMap((one) => Object.values(one.tills));
      expect(tills.map(({ status }) => status)).toContain('ERR');
    }
  });
  test('5: nothing early is left once the commits are known', () => {
    for (const { to } of edges) {
      if (!to.matches('publishing') && !to.matches('unconfirmed')) expect(to.context.early).toEqual([]);
    }
  });
});

describe('sync', () => {
  test('publishes, follows each till, and is committed when all have it', () => {
    expect(run(ask).commands).toEqual([{ type: 'PUBLISH', request }]);
    expect(run(ask, done).state).toBe('sent');
    expect(run(ask, done, till('c1', 't1', 'CMT')).state).toBe('sent');
    expect(run(ask, done, till('c1', 't1', 'CMT'), till('c2', 't2', 'CMT')).state).toBe('committed');
  });

  test('says what stopped it, and can be asked again', () => {
    const refusal = run(ask, { type: 'PUBLISH.REFUSED', code: 'ERROR_NOTHING_PENDING' });
    expect([refusal.state, refusal.context.code]).toEqual(['pending', 'ERROR_NOTHING_PENDING']);
    expect(
      run(ask, { type: 'PUBLISH.REFUSED', code: 'ERROR_NOTHING_PENDING' }, ask).context.code,
    ).toBeUndefined();
  });

  test('repeats a publication whose answer was lost under the same key', () => {
    const again = run(ask, { type: 'PUBLISH.LOST' }, { type: 'PUBLISH.REPEATED' });
    expect([again.state, again.commands]).toEqual(['publishing', [{ type: 'PUBLISH', request }]]);
    expect(run(ask, { type: 'PUBLISH.LOST' }, ask).state).toBe('unconfirmed');
  });

  test('keeps what tills say before the answer, also over a lost one', () => {
    const early = run(ask, till('c1', 't1', 'CMT'), till('c8', 't8', 'ERR'), till('c1', 't1', 'SNT'), done);
    expect(early.state).toBe('sent');
    expect(early.context.commits['c1']?.tills['t1']?.status).toBe('CMT');
    expect(Object.keys(early.context.commits)).toEqual(['c1', 'c2']);
    const lost = run(
      ask,
      { type: 'PUBLISH.LOST' },
      till('c1', 't1', 'CMT'),
      till('c2', 't2', 'CMT'),
      { type: 'PUBLISH.REPEATED' },
      done,
    );
    expect(lost.state).toBe('committed');
    const two = run(ask, till('c1', 't1', 'CMT'), till('c1', 't7', 'ERR'), done).context.commits['c1'];
    expect([two?.tills['t1']?.status, two?.tills['t7']?.status]).toEqual(['CMT', 'ERR']);
    const refusal: SyncEvent = { type: 'PUBLISH.REFUSED', code: 'ERROR_COMPANY_IS_SYNC' };
    expect(
      run(ask, till('c1', 't1', 'CMT'), refusal, ask, done).context.commits['c1']?.tills['t1']?.status,
    ).toBe('SNT');
  });

  test('shows a refusal with its reason until that till has it', () => {
    const refused = run(ask, done, till('c1', 't1', 'ERR'));
    expect([refused.state, refused.context.commits['c1']?.tills['t1']?.reason]).toEqual([
      'failed',
      'no paper',
    ]);
    expect(run(ask, done, till('c1', 't1', 'ERR'), till('c1', 't1', 'SNT')).state).toBe('failed');
    expect(run(ask, done, till('c1', 't1', 'ERR'), till('c1', 't1', 'CMT')).state).toBe('sent');
  });

  test('takes up a publication from what the server says', () => {
    expect(run(snapshot(...both)).state).toBe('sent');
    expect(run(snapshot(commit('c1', 'CMT', { t1: 'CMT' }))).state).toBe('committed');
    expect(run(snapshot(commit('c1', 'ERR', { t1: 'ERR', t2: 'CMT' }))).state).toBe('failed');
    expect(run(snapshot(commit('c1', 'CMT', { t1: 'CMT' }, '-c1'))).state).toBe('reverted');
  });

  test('does not go back for a till that is added later', () => {
    const added = snapshot(commit('c1', 'SNT', { t1: 'CMT', t7: 'SNT' }));
    const known = run(snapshot(commit('c1', 'SNT', { t1: 'CMT' })), added);
    expect([known.state, Object.keys(known.context.commits['c1']?.tills ?? {})]).toEqual([
      'committed',
      ['t1', 't7'],
    ]);
    const failed: SyncEvent = { type: 'REVERT.FAILED', code: 'ERROR_CHANGED_LATER' };
    expect(run(snapshot(commit('c1', 'SNT', { t1: 'CMT' })), added, revert, failed).state).toBe('committed');
    expect(
      run(
        snapshot(commit('c1', 'SNT', { t1: 'SNT' })),
        revert,
        snapshot(commit('c1', 'SNT', { t1: 'CMT' })),
        added,
        failed,
      ).state,
    ).toBe('committed');
    const told = run(snapshot(commit('c1', 'SNT', { t1: 'CMT' })), added, till('c1', 't7', 'ERR'));
    expect([told.state, told.context.commits['c1']?.tills['t7']?.status]).toEqual(['committed', 'ERR']);
  });

  test('takes every commit back, and is reverted when all are', () => {
    expect(run(ask, done, revert).commands).toEqual([{ type: 'REVERT', idCommits: ['c1', 'c2'] }]);
    expect(run(ask, done, revert, reverted('c1')).state).toBe('reverting');
    expect(run(ask, done, revert, reverted('c1'), reverted('c2')).state).toBe('reverted');
    expect(run(ask, done, till('c1', 't1', 'ERR'), revert).state).toBe('reverting');
  });

  test('goes on where it was when a revert fails, and asks only for the rest', () => {
    const failed: SyncEvent = { type: 'REVERT.FAILED', code: 'ERROR_CHANGED_LATER' };
    const history = [
      ask,
      done,
      till('c2', 't2', 'ERR'),
      revert,
      reverted('c1'),
      till('c2', 't2', 'CMT'),
      failed,
    ] as const;
    const after = run(...history);
    expect([after.state, after.context.code]).toEqual(['committed', 'ERROR_CHANGED_LATER']);
    const again = run(...history, revert);
    expect([again.commands, again.context.code]).toEqual([
      [{ type: 'REVERT', idCommits: ['c2'] }],
      undefined,
    ]);
    expect(run(ask, done, till('c1', 't1', 'ERR'), revert, failed).state).toBe('failed');
    expect(run(ask, done, till('c1', 't1', 'ERR'), revert, reverted('c1'), failed).state).toBe('sent');
  });

  test('sees that somebody else took it back', () => {
    expect(
      run(ask, done, snapshot(commit('c1', 'SNT', {}, '-c1'), commit('c2', 'SNT', {}, '-c2'))).state,
    ).toBe('reverted');
    expect(run(ask, done, snapshot(commit('c1', 'SNT', {}, '-c1'))).state).toBe('sent');
  });
});

/** Everything that was ever said of the two commits, unmerged: the judge reads the whole record each time. */
interface Transcript {
  isPublished: boolean;
  isAsking: boolean;
  told: { commit: string; till: string; status: TillStatus }[];
  takenBack: Set<string>;
  hadAll: boolean;
}

function verdict({ told, takenBack }: Transcript): 'refused' | 'all' | 'waiting' {
  const standing = ['c1', 'c2'].filter((id) => !takenBack.has(id));
  const best = standing.map((id) => {
    const said = told.filter(({ commit: about }) => about === id).map(({ status }) => status);
    if (said.includes('CMT')) return 'CMT';
    return said.includes('ERR') ? 'ERR' : 'SNT';
  });
  if (best.includes('ERR')) return 'refused';
  return best.length > 0 && best.every((status) => status === 'CMT') ? 'all' : 'waiting';
}

test(
  'any history, early, late, doubled or out of order, agrees with the whole record',
  () => {
    const seen = new Set<string>();
    checkHistories<SyncEvent, Transcript, Actor<typeof syncMachine>>({
      event: fc.constantFrom(
        ...events.filter((event) => event.type !== 'SNAPSHOT' && event !== events[2]),
        ask,
        done,
        done,
      ),
      runs: 1000,
      longest: 25,
      setup: () => ({
        model: { isPublished: false, isAsking: false, told: [], takenBack: new Set(), hadAll: false },
        real: createActor(syncMachine).start(),
      }),
      step: (record, real, event) => {
        const before = real.getSnapshot().value;
        const isOver = record.takenBack.size === 2;
        if (event.type === 'PUBLISH.ASKED' && !record.isPublished) record.isAsking = true;
        if (event.type === 'PUBLISH.REFUSED' && before === 'publishing')
          Object.assign(record, { isAsking: false, told: [] });
        if (event.type === 'PUBLISH.DONE' && before === 'publishing') record.isPublished = true;
        if (event.type === 'TILL.REPORTED' && (record.isAsking || record.isPublished) && !isOver) {
          const { idCommit, report } = event;
          record.told.push({ commit: idCommit, till: report.idTerminal, status: report.status });
        }
        if (event.type === 'REVERT.DONE' && before === 'reverting' && event.idCommit !== 'c8') {
          record.takenBack.add(event.idCommit);
        }
        if (record.isPublished && verdict(record) === 'all') record.hadAll = true;
        real.send(event);
        const { value } = real.getSnapshot();
        seen.add(value);
        if (!record.isPublished) expect(['pending', 'publishing', 'unconfirmed']).toContain(value);
        else if (record.takenBack.size === 2) expect(value).toBe('reverted');
        else if (value !== 'reverting') {
          const judged = { refused: 'failed', all: 'committed', waiting: 'sent' }[verdict(record)];
          expect(value).toBe(record.hadAll ? 'committed' : judged);
        }
      },
    });
    expect([...seen].toSorted()).toEqual(Object.keys(syncTable).toSorted());
  },
  PATIENCE_MS,
);
