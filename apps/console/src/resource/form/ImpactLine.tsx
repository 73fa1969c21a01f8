import type { Resource } from '@comanda/api/kernel';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useImpact } from './useImpact.ts';

/** Says beside the save button whom a change reaches (docs/product.md §7.10). */
export function ImpactLine({ resource, id }: { readonly resource: Resource; readonly id: string }) {
  const { t } = useLingui();
  const impact = useImpact(resource, id);
  if (!impact) return null;
  const { users, stores } = impact;
  return <Text size="sm" tone="muted" wrap="anywhere">{t`Used by ${users}, in ${stores}`}</Text>;
}
