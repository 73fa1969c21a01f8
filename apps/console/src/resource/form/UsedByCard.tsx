import type { Resource } from '@comanda/api/kernel';
import { Card } from '@comanda/ui/Card';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useImpact } from './useImpact.ts';

export interface UsedByCardProps {
  readonly resource: Resource;
  readonly id: string;
  /** Told whether other records use this one, once it is known and when that changes. */
  readonly onUsed: (isUsed: boolean) => void;
}

/** Says whom a change of a record reaches (docs/product.md §7.10). */
export function UsedByCard({ resource, id, onUsed }: UsedByCardProps) {
  const { t } = useLingui();
  const impact = useImpact(resource, id);
  const isUsed = impact !== undefined;
  useEffect(() => onUsed(isUsed), [onUsed, isUsed]);
  if (!impact) return null;
  const { users, stores } = impact;
  return (
    <Card title={t`Used by`}>
      <Text as="p" wrap="anywhere">{t`${users}, in ${stores}`}</Text>
    </Card>
  );
}
