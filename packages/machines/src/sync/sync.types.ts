import type { CommitReport, Commits, TillReport } from './progress.ts';

/**
 * `pending` not published · `publishing` · `unconfirmed` the answer was lost, nobody knows whether it was published ·
 * `sent` tills are waiting · `failed` a till refuses it · `committed` all tills have it · `reverting` · `reverted`.
 */
export type SyncState =
  | 'pending'
  | 'publishing'
  | 'unconfirmed'
  | 'sent'
  | 'failed'
  | 'committed'
  | 'reverting'
  | 'reverted';

/** What to publish where, under one idempotency key (docs/product.md §7.5, §9.2). */
export interface PublishRequest {
  readonly key: string;
  readonly idCompany: string;
  readonly idStores: readonly string[];
  /** Nothing means everything that is pending. */
  readonly idTrackers: readonly string[] | undefined;
  /** Why, in the words of who publishes. */
  readonly note?: string;
}

export interface TillSaid {
  readonly idCommit: string;
  readonly report: TillReport;
}

export type SyncEvent =
  | { readonly type: 'PUBLISH.ASKED'; readonly request: PublishRequest }
  | { readonly type: 'PUBLISH.DONE'; readonly commits: readonly CommitReport[] }
  /** The server said no: `code` of docs/product.md §12. Nothing was published. */
  | { readonly type: 'PUBLISH.REFUSED'; readonly code: string }
  | { readonly type: 'PUBLISH.LOST' }
  /** The person asks again after a lost answer. */
  | { readonly type: 'PUBLISH.REPEATED' }
  /** The server's commits, read anew; in `pending` those of a publication that was made before. */
  | { readonly type: 'SNAPSHOT'; readonly commits: readonly CommitReport[] }
  | ({ readonly type: 'TILL.REPORTED' } & TillSaid)
  | { readonly type: 'REVERT.ASKED' }
  /** One commit was taken back by another. */
  | { readonly type: 'REVERT.DONE'; readonly idCommit: string; readonly by: string }
  /** Refused or lost; a commit is reverted once, so asking again is safe. */
  | { readonly type: 'REVERT.FAILED'; readonly code: string };

export type SyncEventType = SyncEvent['type'];

export type SyncCommand =
  | { readonly type: 'PUBLISH'; readonly request: PublishRequest }
  /** Take these commits back, one call each, in this order. */
  | { readonly type: 'REVERT'; readonly idCommits: readonly string[] };

export interface SyncContext {
  readonly request: PublishRequest | undefined;
  readonly commits: Commits;
  /** What tills said before the answer to the publication named their commits. */
  readonly early: readonly TillSaid[];
  /** All tills had it once; a till that is added later does not take that back. */
  readonly wasCommitted: boolean;
  /** Why the last publication or revert did not happen. */
  readonly code: string | undefined;
}
