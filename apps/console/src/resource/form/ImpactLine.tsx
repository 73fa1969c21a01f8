import type { Resource } from '@comanda/api/kernel';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useImpact } from './useImpact.ts';

export interface ImpactLineProps {
  readonly resource: Resource;
  readonly id: string;
  /** Told whether other records use this one, once it is known and when that changes. */
  readonly onUsed: (isUsed: boolean) => void;
}

/** Says beside the save button whom a change reaches (docs/product.md §7.10). */
export function ImpactLine({ resource, id, onUsed }: ImpactLineProps) {
  const { t } = useLingui();
  const impact = useImpact(resource, id);
  const isUsed = impact !== undefined;
  useEffect(() => onUsed(isUsed), [onUsed, isUsed]);
  if (!impact) return null;
  const { users, stores } = impact;
  return <Text size="sm" tone="muted" wrap="anywhere">{t`Used by ${users}, in ${stores}`}</Text>;
}
