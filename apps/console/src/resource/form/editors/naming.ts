import type { Reference } from '@comanda/ui/OrderedReferences';
import { useMemo } from 'react';
import { useFormat } from '../../../app/index.ts';
import type { Referred } from '../../values/useReferences.ts';

/** How a record is called where it is chosen: by its name, with its code beside it. */
export function useNaming(): (record: Referred) => Reference {
  const { names } = useFormat();
  return useMemo(
    () =>
      ({ id, code, names: texts }) => ({ id, label: names(texts) || code, detail: code }),
    [names],
  );
}
