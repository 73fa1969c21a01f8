export { syncMachine } from './sync.machine.ts';
export type {
  PublishRequest,
  SyncCommand,
  SyncContext,
  SyncEvent,
  SyncState,
  TillSaid,
} from './sync.types.ts';
export { commitStatus, leastAdvanced } from './progress.ts';
export type {
  CommitProgress,
  CommitReport,
  Commits,
  SyncStatus,
  TillReport,
  TillStatus,
} from './progress.ts';
