import { syncCalls, syncStatus, trackerNumberCalls } from '@comanda/api/calls';
import type { Field } from '@comanda/api/kernel';
import { malformed } from '../../core/refusal.ts';
import { type Caller, may } from '../../core/caller.ts';
import { handle, type Route } from '../../core/route.ts';
import { commitBy, commitDetail, commitsBy, listCommits } from './commits.ts';
import { discard } from './discard.ts';
import { plan, plansOf, unplan } from './planning.ts';
import { publish } from './publish.ts';
import { revert } from './revert.ts';
import { countTrackers, listTrackers, trackerDetail } from './trackers.ts';

const done = { done: true } as const;
/** Fields that need an action of their own are read by who holds it (docs/product.md §5.2). */
const readableBy =
  (caller: Caller) =>
  (idCompany: string) =>
  ({ permission }: Field): boolean =>
    permission === undefined || may(caller, idCompany, permission);

/** Changes on their way to the tills (docs/product.md §9). */
export const syncRoutes: readonly Route[] = [
  handle(trackerNumberCalls.number, async ({ params }, { db }) => {
    if (params.status === 'ALL') return countTrackers(db, params.id, 'ALL');
    const status = syncStatus.safeParse(params.status);
    if (!status.success) throw malformed('There is no such status.', [{ field: 'status', error: 'choice' }]);
    return countTrackers(db, params.id, status.data);
  }),
  handle(syncCalls.trackerList, ({ data }, work) => listTrackers(work, data, readableBy(work.caller))),
  handle(syncCalls.tracker, ({ params }, { db, caller }) => trackerDetail(db, params.id, readableBy(caller))),
  handle(syncCalls.discard, async ({ params }, context) => {
    await discard(context, [params.id]);
    return done;
  }),
  handle(syncCalls.discardMany, async ({ data }, context) => {
    await discard(context, data);
    return done;
  }),
  handle(syncCalls.commitList, ({ data }, work) => listCommits(work, data)),
  handle(syncCalls.commit, ({ params }, { db, caller }) => commitDetail(db, params.id, readableBy(caller))),
  handle(syncCalls.publish, async ({ data }, context) => commitsBy(context.db, await publish(context, data))),
  handle(syncCalls.plan, ({ data }, context) => plan(context, data)),
  handle(syncCalls.plans, ({ params }, { db }) => plansOf(db, params.companyId)),
  handle(syncCalls.unplan, async ({ params }, { db }) => {
    await unplan(db, params.id);
    return done;
  }),
  handle(syncCalls.revert, async ({ data }, context) => commitBy(context.db, await revert(context, data.id))),
];
