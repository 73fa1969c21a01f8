import type { Failure } from '@comanda/api/client';
import { brand } from '../../app/brand.ts';
import { useAsking } from '../account/useAsking.ts';
import { type Begun, rememberBegun } from './begun.ts';
import { askBegin } from './calls.ts';

export interface Begin {
  /** Goes to the provider; afterwards the person comes back to `/callback`. */
  readonly begin: (begun: Omit<Begun, 'key'>) => void;
  readonly isPending: boolean;
  readonly failure: Failure | undefined;
}

/** Begins a sign-in through a provider (docs/product.md §2.6.2). */
export function useBegin(): Begin {
  const { ask, ...rest } = useAsking(async (begun: Omit<Begun, 'key'>) => {
    const result = await askBegin({ provider: begun.provider, brand: brand.code });
    if (result.ok) {
      rememberBegun({ ...begun, key: result.data.key });
      location.assign(result.data.url);
    }
    return result;
  });
  return { begin: (begun) => void ask(begun), ...rest };
}
