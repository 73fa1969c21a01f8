import type { ProviderProblem } from '@comanda/api/errors';
import { Refusal } from '../../core/refusal.ts';

/** A sign-in through a provider that does not happen; what it has used up stays used (docs/product.md §2.6). */
export const providerProblem = (problem: ProviderProblem): Refusal =>
  new Refusal('ERROR_PROVIDER', 'The sign-in through the provider was not completed.', {
    extra: [{ entity: 'USR', error: problem }],
    keepsWrites: true,
  });
