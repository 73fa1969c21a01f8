import type { RecordFilter } from '@comanda/api/calls';
import type { Client, Result } from '@comanda/api/client';
import { checkFilter, type Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import type { Selection } from '@comanda/ui/DataTable';
import { callsOf } from '../calls.ts';
import { type Stored, storedIn } from '../values/stored.ts';
import { chunked, MOST_IDS } from './bulk.ts';
import { allOf } from './listFilter.ts';

const PAGE = 100;
type ListPart = Pick<RecordFilter, 'idCompany' | 'search' | 'whereExtra' | 'of'>;

/** Every record that a filter finds, page by page in the order of their ids so that none is seen twice. */
async function everyRow(
  client: Client,
  resource: Resource,
  filter: ListPart,
): Promise<Result<readonly Stored[]>> {
  const rows: Stored[] = [];
  for (;;) {
    const page = await client.call(callsOf(resource).list, {
      data: { ...filter, limit: PAGE, offset: rows.length, order: 'id ASC' },
    });
    if (!page.ok) return page;
    rows.push(...storedIn(page.data.elements));
    if (page.data.elements.length < PAGE) return { ok: true, data: rows };
  }
}

/**
 * The records behind a selection that also meet `condition`: chosen ones by their ids, or all that match the list's
 * filter but for the exceptions. Nothing is written while they are being looked up.
 */
export async function resolveSelection(
  client: Client,
  resource: Resource,
  { selection, asked, condition }: { selection: Selection; asked: ListPart; condition?: Filter },
): Promise<Result<readonly Stored[]>> {
  const { idCompany, search = '' } = asked;
  if (selection.mode === 'all') {
    const checked = checkFilter(resource, asked.whereExtra);
    const whereExtra = allOf(checked.ok ? checked.filter : undefined, condition);
    const found = await everyRow(client, resource, {
      idCompany,
      search,
      ...(asked.of !== undefined && { of: asked.of }),
      ...(whereExtra && { whereExtra }),
    });
    const except = new Set(selection.except);
    return found.ok ? { ok: true, data: found.data.filter(({ id }) => !except.has(id)) } : found;
  }
  const rows: Stored[] = [];
  for (const ids of chunked(selection.ids, MOST_IDS)) {
    const whereExtra = allOf({ field: 'id', operator: 'in', value: ids }, condition);
    const found = await everyRow(client, resource, { idCompany, ...(whereExtra && { whereExtra }) });
    if (!found.ok) return found;
    rows.push(...found.data);
  }
  return { ok: true, data: rows };
}
