import type { SyncStatus } from '@comanda/api/calls';
import { Status } from '@comanda/ui/Status';
import { useLabel } from './index.ts';
import { statusLabel, toneOfStatus } from './syncStatus.ts';

/** How far a change has come, in words. */
export function SyncStatusText({ status }: { readonly status: SyncStatus }) {
  const label = useLabel();
  return <Status tone={toneOfStatus[status]} text={label(statusLabel(status))} />;
}
