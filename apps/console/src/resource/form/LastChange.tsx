import type { Resource } from '@comanda/api/kernel';
import { RelativeTime } from '@comanda/ui/RelativeTime';
import { Trans } from '@lingui/react/macro';
import type { Stored } from '../values/stored.ts';
import { useHistory } from './useHistory.ts';

/** When a record was last changed, and by whom for those who may see changes (docs/product.md §9.1). */
export function LastChange({ resource, record }: { readonly resource: Resource; readonly record: Stored }) {
  const { data } = useHistory(resource, record.id);
  const author = data?.elements[0]?.author.name ?? '';
  const moment = <RelativeTime at={record.updated} />;
  return author === '' ? (
    <Trans>Last changed {moment}</Trans>
  ) : (
    <Trans>
      Last changed {moment} by {author}
    </Trans>
  );
}
