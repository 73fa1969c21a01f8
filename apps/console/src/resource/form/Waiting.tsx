import type { Resource } from '@comanda/api/kernel';
import { SyncStatusText } from '../../app/SyncStatusText.tsx';
import { useHistory } from './useHistory.ts';

/** How far the last change of a record has come, as long as the tills do not have it. */
export function Waiting({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const last = useHistory(resource, id).data?.elements[0];
  return last && last.status !== 'CMT' && <SyncStatusText status={last.status} />;
}
