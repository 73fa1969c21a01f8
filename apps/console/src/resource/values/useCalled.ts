import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useFormat } from '../../app/index.ts';
import type { Found } from './useReferences.ts';

/**
 * How records read where they are referred to: by name. What has none in sight says why, so that a reference never looks
 * as if there was none (docs/product.md §5.4).
 */
export function useCalled({ found, unseen, isPending }: Found): (id: string) => string {
  const { t } = useLingui();
  const { names } = useFormat();
  return useCallback(
    (id) => {
      const record = found.get(id);
      if (record) return names(record.names) || record.code;
      if (unseen.has(id)) return t`Not visible`;
      return isPending ? '…' : t`No longer there`;
    },
    [found, unseen, isPending, names, t],
  );
}
