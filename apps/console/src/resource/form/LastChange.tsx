import { syncCalls } from '@comanda/api/calls';
import type { Filter } from '@comanda/api/filter';
import type { Resource } from '@comanda/api/kernel';
import { useLingui } from '@lingui/react/macro';
import { useAllowed, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { asText } from '../values/read.ts';
import type { Stored } from '../values/stored.ts';

/** When a record was last changed, and by whom for those who may see changes (docs/product.md §9.1). */
export function LastChange({ resource, record }: { readonly resource: Resource; readonly record: Stored }) {
  const { t } = useLingui();
  const { instant } = useFormat();
  const whereExtra: Filter = { field: 'entity', operator: 'eq', value: resource.code };
  const { data } = useCallQuery(
    syncCalls.trackerList,
    { data: { idCompany: useCompany().id, limit: 10, search: asText(record['code']), whereExtra } },
    { enabled: useAllowed('ALLOW_COMPANY_SYNC_ACCESS') },
  );
  const change = data?.elements.find(({ subject }) => subject.idEntity === record.id);
  const moment = instant(record.updated);
  const author = change?.author.name ?? '';
  return author === '' ? t`Last change ${moment}` : t`Last change ${moment} by ${author}`;
}
