import type { ChangeKind, SyncStatus } from '@comanda/api/calls';
import type { StatusTone } from '@comanda/ui/Status';

/** How far a change has come (docs/product.md §9.1). */
export const toneOfStatus: Readonly<Record<SyncStatus, StatusTone>> = {
  PND: 'warning',
  SNT: 'info',
  CMT: 'success',
  ERR: 'danger',
};
export const syncStatuses: readonly SyncStatus[] = ['PND', 'SNT', 'CMT', 'ERR'];
export const statusLabel = (status: SyncStatus) => ({ id: `sync.${status}` });
export const changeLabel = (kind: ChangeKind) => ({ id: `change.${kind}` });
