import type { DeliveryNoteHead } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { useLingui } from '@lingui/react/macro';

/** What a delivery note is besides a plain one; nothing for one that is. */
export function DeliveryNoteMark({ kind }: Pick<DeliveryNoteHead, 'kind'>) {
  const { t } = useLingui();
  if (kind === 'A') return <Badge tone="warning">{t`Came back`}</Badge>;
  return kind === 'B' && <Badge tone="info">{t`Amendment`}</Badge>;
}
