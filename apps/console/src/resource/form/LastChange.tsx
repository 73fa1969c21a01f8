import type { Resource } from '@comanda/api/kernel';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import type { Stored } from '../values/stored.ts';
import { useHistory } from './useHistory.ts';

/** When a record was last changed, and by whom for those who may see changes (docs/product.md §9.1). */
export function LastChange({ resource, record }: { readonly resource: Resource; readonly record: Stored }) {
  const { t } = useLingui();
  const { instant } = useFormat();
  const { data } = useHistory(resource, record.id);
  const moment = instant(record.updated);
  const author = data?.elements[0]?.author.name ?? '';
  return author === '' ? t`Last change ${moment}` : t`Last change ${moment} by ${author}`;
}
