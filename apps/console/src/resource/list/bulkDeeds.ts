import type { RecordFilter } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import type { Selection } from '@comanda/ui/DataTable';
import { t } from '@lingui/core/macro';
import { client, toast } from '../../app/index.ts';
import { setStatus, tellFailure } from '../recordWrites.ts';
import type { Stored } from '../values/stored.ts';
import { resolveSelection } from './resolveSelection.ts';

/** Where a selection was made. */
export interface Listed {
  readonly resource: Resource;
  readonly asked: RecordFilter;
}

/** The chosen records that also meet a condition; nothing where they could not be found, which is said. */
export async function find(
  { resource, asked }: Listed,
  selection: Selection,
  condition?: Filter,
): Promise<readonly Stored[] | undefined> {
  const rows = await resolveSelection(client, resource, {
    selection,
    asked,
    ...(condition && { condition }),
  });
  if (rows.ok) return rows.data;
  tellFailure(rows.failure);
  return undefined;
}

/**
 * Activates or deactivates those of the chosen records that are not so yet.
 * @returns whether nothing is left to be asked for again
 */
export async function turn(list: Listed, selection: Selection, status: 'A' | 'I'): Promise<boolean> {
  const others = await find(list, selection, {
    field: 'status',
    operator: 'eq',
    value: status === 'A' ? 'I' : 'A',
  });
  if (!others) return false;
  if (others.length > 0) return setStatus(list.resource, others, status);
  toast({
    tone: 'info',
    message: status === 'A' ? t`All of them are already active` : t`All of them are already inactive`,
  });
  return true;
}
