import type { Reference } from '@comanda/ui/OrderedReferences';
import { useFormat } from '../../../app/index.ts';
import type { Referred } from '../../values/useReferences.ts';

/** How a record is called where it is chosen: by its name, with its code beside it. */
export function useNaming(): (record: Referred) => Reference {
  const { names } = useFormat();
  return ({ id, code, names: texts }) => ({ id, label: names(texts) || code, detail: code });
}
