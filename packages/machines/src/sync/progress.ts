/** Where a change, a commit or a till stands (docs/product.md §9.1.2). */
export type SyncStatus = 'PND' | 'SNT' | 'CMT' | 'ERR';
/** A till has nothing to do with a commit that has not been made. */
export type TillStatus = Exclude<SyncStatus, 'PND'>;

/** What one till has said about one commit. */
export interface TillReport {
  readonly idTerminal: string;
  readonly status: TillStatus;
  /** Why the till refused it. */
  readonly reason: string | null;
  /** When it answered: an instant in UTC, ISO 8601; null while it has not. */
  readonly at: string | null;
}

/** A commit as the server tells it; a commit belongs to one store. */
export interface CommitReport {
  readonly id: string;
  readonly idStore: string;
  readonly status: SyncStatus;
  readonly revertedBy: { readonly id: string } | null;
  readonly tills: readonly TillReport[];
}

/** All that is known of a commit, whatever came first and however often. */
export interface CommitProgress {
  readonly id: string;
  readonly idStore: string;
  /** The server says that all active tills have it. */
  readonly isCommitted: boolean;
  /** The commit that took this one back. */
  readonly revertedBy: string | undefined;
  readonly tills: Readonly<Record<string, TillReport>>;
}

export type Commits = Readonly<Record<string, CommitProgress>>;

/** ERR comes before all others, because it wants somebody (docs/product.md §9.1.2). */
const ADVANCE: Readonly<Record<SyncStatus, number>> = { ERR: 0, PND: 1, SNT: 2, CMT: 3 };

/** The status that stands for several: the least advanced one; nothing for none. */
export function leastAdvanced(statuses: Iterable<SyncStatus>): SyncStatus | undefined {
  let least: SyncStatus | undefined;
  for (const status of statuses) {
    if (least === undefined || ADVANCE[status] < ADVANCE[least]) least = status;
  }
  return least;
}

/** A till goes from waiting over refusing, perhaps, to having it; never back (docs/product.md §9.3). */
const TILL_RANK: Readonly<Record<TillStatus, number>> = { SNT: 0, ERR: 1, CMT: 2 };

function compareText(a: string | null, b: string | null): number {
  const [left, right] = [a ?? '', b ?? ''];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The further of two reports on one till; the same from either side, so the order of arrival does not matter. */
export function mergeTill(a: TillReport, b: TillReport): TillReport {
  const order =
    TILL_RANK[a.status] - TILL_RANK[b.status] || compareText(a.at, b.at) || compareText(a.reason, b.reason);
  return order < 0 ? b : a;
}

function withTill(commit: CommitProgress, report: TillReport): CommitProgress {
  const known = commit.tills[report.idTerminal];
  const merged = known === undefined ? report : mergeTill(known, report);
  return merged === known ? commit : { ...commit, tills: { ...commit.tills, [report.idTerminal]: merged } };
}

/** Adds what the server says of commits to what is known. */
export function mergeCommits(known: Commits, reports: readonly CommitReport[]): Commits {
  const merged: Record<string, CommitProgress> = { ...known };
  for (const report of reports) {
    const before = merged[report.id];
    const commit: CommitProgress = {
      id: report.id,
      idStore: report.idStore,
      isCommitted: before?.isCommitted === true || report.status === 'CMT',
      revertedBy: before?.revertedBy ?? report.revertedBy?.id,
      tills: before?.tills ?? {},
    };
    merged[report.id] = report.tills.reduce(withTill, commit);
  }
  return merged;
}

/** Adds what a till says; a commit that is not known stays so. */
export function mergeTillReport(known: Commits, idCommit: string, report: TillReport): Commits {
  const commit = known[idCommit];
  return commit === undefined ? known : { ...known, [idCommit]: withTill(commit, report) };
}

/** Notes that a commit was taken back. */
export function mergeRevert(known: Commits, idCommit: string, by: string): Commits {
  const commit = known[idCommit];
  return commit === undefined
    ? known
    : { ...known, [idCommit]: { ...commit, revertedBy: commit.revertedBy ?? by } };
}

/** Where a commit stands in its store; without an active till it stays sent (docs/product.md §9.3.4). */
export function commitStatus({ isCommitted, tills }: CommitProgress): TillStatus {
  const reports = Object.values(tills);
  if (isCommitted) return 'CMT';
  if (reports.some(({ status }) => status === 'ERR')) return 'ERR';
  return reports.length > 0 && reports.every(({ status }) => status === 'CMT') ? 'CMT' : 'SNT';
}
