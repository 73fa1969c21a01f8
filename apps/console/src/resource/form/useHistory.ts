import { syncCalls } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import { isPublished, type Resource } from '@comanda/api/kernel';
import { useAllowed, useCallQuery, useCompany } from '../../app/index.ts';

/** The changes of one record, newest first, for those who may see changes (docs/product.md §9.1). */
export function useHistory(resource: Resource, id: string) {
  const whereExtra: Filter = {
    and: [
      { field: 'entity', operator: 'eq', value: resource.code },
      { field: 'idEntity', operator: 'eq', value: id },
    ],
  };
  return useCallQuery(
    syncCalls.trackerList,
    { data: { idCompany: useCompany().id, limit: 10, whereExtra } },
    { enabled: useAllowed('ALLOW_COMPANY_SYNC_ACCESS') && isPublished(resource) },
  );
}
