import { assign, enqueueActions, setup } from 'xstate';
import {
  commitStatus,
  leastAdvanced,
  mergeCommits,
  mergeRevert,
  mergeTill,
  mergeTillReport,
} from './progress.ts';
import type { CommitProgress, CommitReport, Commits, SyncStatus } from './progress.ts';
import type { PublishRequest, SyncCommand, SyncContext, SyncEvent, TillSaid } from './sync.types.ts';

const standing = (commits: Commits): readonly CommitProgress[] =>
  Object.values(commits).filter(({ revertedBy }) => revertedBy === undefined);

/** Where the publication stands as a whole: its commits that were not taken back. */
const statusOf = (commits: Commits): SyncStatus | undefined =>
  leastAdvanced(standing(commits).map(commitStatus));

const isReverted = (commits: Commits): boolean =>
  Object.keys(commits).length > 0 && standing(commits).length === 0;

/** Only commits of this publication; a page may show others beside them. */
const ownOf = (known: Commits, reports: readonly CommitReport[]): readonly CommitReport[] =>
  reports.filter(({ id }) => known[id] !== undefined);

/** One entry for each till of each commit, so that repetition does not pile up. */
const withEarly = (early: readonly TillSaid[], { idCommit, report }: TillSaid): readonly TillSaid[] => {
  const isSame = (said: TillSaid): boolean =>
    said.idCommit === idCommit && said.report.idTerminal === report.idTerminal;
  const merged = early.filter(isSame).reduce((further, said) => mergeTill(further, said.report), report);
  return [...early.filter((said) => !isSame(said)), { idCommit, report: merged }];
};

/** One publication as the console sees it. Rules: SPEC.md. */
export const syncMachine = setup({
  types: {} as { context: SyncContext; events: SyncEvent; emitted: SyncCommand },
  guards: {
    isOwn: ({ context }, idCommit: string) => context.commits[idCommit] !== undefined,
    isAny: (_, reports: readonly unknown[]) => reports.length > 0,
    hasOwn: ({ context }, reports: readonly CommitReport[]) => ownOf(context.commits, reports).length > 0,
    isReverted: ({ context }) => isReverted(context.commits),
    wasCommitted: ({ context }) => context.wasCommitted,
    isRefused: ({ context }) => statusOf(context.commits) === 'ERR',
    isNotRefused: ({ context }) => statusOf(context.commits) !== 'ERR',
  },
  actions: {
    note: assign((_, request: PublishRequest) => ({ request, code: undefined })),
    noteCode: assign((_, code: string | undefined) => ({ code })),
    publish: enqueueActions(({ context, enqueue }) => {
      if (context.request !== undefined) enqueue.emit({ type: 'PUBLISH', request: context.request });
    }),
    keepEarly: assign(({ context }, said: TillSaid) => ({ early: withEarly(context.early, said) })),
    take: assign(({ context }, reports: readonly CommitReport[]) => ({
      commits: context.early.reduce(
        (known, { idCommit, report }) => mergeTillReport(known, idCommit, report),
        mergeCommits(context.commits, reports),
      ),
      early: [],
    })),
    dropEarly: assign({ early: [] }),
    takeOwn: assign(({ context }, reports: readonly CommitReport[]) => ({
      commits: mergeCommits(context.commits, ownOf(context.commits, reports)),
    })),
    takeTill: assign(({ context }, { idCommit, report }: TillSaid) => ({
      commits: mergeTillReport(context.commits, idCommit, report),
    })),
    takeRevert: assign(({ context }, { idCommit, by }: { idCommit: string; by: string }) => ({
      commits: mergeRevert(context.commits, idCommit, by),
    })),
    latch: assign(({ context }) => ({
      wasCommitted: context.wasCommitted || statusOf(context.commits) === 'CMT',
    })),
    revert: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ code: undefined });
      enqueue.emit({ type: 'REVERT', idCommits: standing(context.commits).map(({ id }) => id) });
    }),
  },
}).createMachine({
  id: 'sync',
  context: { request: undefined, commits: {}, early: [], wasCommitted: false, code: undefined },
  initial: 'pending',
  states: {
    pending: {
      on: {
        'PUBLISH.ASKED': {
          target: 'publishing',
          actions: [{ type: 'note', params: ({ event }) => event.request }, 'publish'],
        },
        SNAPSHOT: {
          guard: { type: 'isAny', params: ({ event }) => event.commits },
          target: 'sent',
          actions: [{ type: 'take', params: ({ event }) => event.commits }, 'latch'],
        },
      },
    },
    publishing: {
      on: {
        'PUBLISH.DONE': {
          target: 'sent',
          actions: [{ type: 'take', params: ({ event }) => event.commits }, 'latch'],
        },
        'PUBLISH.REFUSED': {
          target: 'pending',
          actions: [{ type: 'noteCode', params: ({ event }) => event.code }, 'dropEarly'],
        },
        'PUBLISH.LOST': 'unconfirmed',
        'TILL.REPORTED': { actions: { type: 'keepEarly', params: ({ event }) => event } },
      },
    },
    unconfirmed: {
      on: {
        'PUBLISH.REPEATED': { target: 'publishing', actions: 'publish' },
        'TILL.REPORTED': { actions: { type: 'keepEarly', params: ({ event }) => event } },
      },
    },
    sent: {
      always: [
        { guard: 'isReverted', target: 'reverted' },
        { guard: 'wasCommitted', target: 'committed' },
        { guard: 'isRefused', target: 'failed' },
      ],
      on: {
        SNAPSHOT: {
          guard: { type: 'hasOwn', params: ({ event }) => event.commits },
          actions: [{ type: 'takeOwn', params: ({ event }) => event.commits }, 'latch'],
        },
        'TILL.REPORTED': {
          guard: { type: 'isOwn', params: ({ event }) => event.idCommit },
          actions: [{ type: 'takeTill', params: ({ event }) => event }, 'latch'],
        },
        'REVERT.ASKED': { target: 'reverting', actions: 'revert' },
      },
    },
    failed: {
      always: { guard: 'isNotRefused', target: 'sent' },
      on: {
        SNAPSHOT: {
          guard: { type: 'hasOwn', params: ({ event }) => event.commits },
          actions: [{ type: 'takeOwn', params: ({ event }) => event.commits }, 'latch'],
        },
        'TILL.REPORTED': {
          guard: { type: 'isOwn', params: ({ event }) => event.idCommit },
          actions: [{ type: 'takeTill', params: ({ event }) => event }, 'latch'],
        },
        'REVERT.ASKED': { target: 'reverting', actions: 'revert' },
      },
    },
    committed: {
      always: { guard: 'isReverted', target: 'reverted' },
      on: {
        SNAPSHOT: {
          guard: { type: 'hasOwn', params: ({ event }) => event.commits },
          actions: { type: 'takeOwn', params: ({ event }) => event.commits },
        },
        'TILL.REPORTED': {
          guard: { type: 'isOwn', params: ({ event }) => event.idCommit },
          actions: { type: 'takeTill', params: ({ event }) => event },
        },
        'REVERT.ASKED': { target: 'reverting', actions: 'revert' },
      },
    },
    reverting: {
      always: { guard: 'isReverted', target: 'reverted' },
      on: {
        SNAPSHOT: {
          guard: { type: 'hasOwn', params: ({ event }) => event.commits },
          actions: [{ type: 'takeOwn', params: ({ event }) => event.commits }, 'latch'],
        },
        'TILL.REPORTED': {
          guard: { type: 'isOwn', params: ({ event }) => event.idCommit },
          actions: [{ type: 'takeTill', params: ({ event }) => event }, 'latch'],
        },
        'REVERT.DONE': {
          guard: { type: 'isOwn', params: ({ event }) => event.idCommit },
          actions: [{ type: 'takeRevert', params: ({ event }) => event }, 'latch'],
        },
        'REVERT.FAILED': {
          target: 'sent',
          actions: { type: 'noteCode', params: ({ event }) => event.code },
        },
      },
    },
    reverted: {},
  },
});
