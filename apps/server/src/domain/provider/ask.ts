import type { Context } from '../../core/work.ts';
import { Refusal } from '../../core/refusal.ts';
import { failureOf } from '../../provider/failures.ts';
import type { Provider } from '../../provider/readProviders.ts';
import { providerProblem } from './problems.ts';

/** Each waits for a foreign server with a connection of its own to the database in its hand. */
const atOnce = 4;
let count = 0;

/** Asks a provider something; what it fails with becomes the refusal of the call. */
export const ask = async <T>(
  { log }: Pick<Context, 'log'>,
  { brand, id }: Provider,
  work: () => Promise<T>,
): Promise<T> => {
  if (count >= atOnce)
    throw new Refusal('ERROR_BUSY', 'Too many providers are being waited for just now.', { retryAfter: 5 });
  count += 1;
  try {
    return await work();
  } catch (error) {
    const { problem, word } = failureOf(error);
    log.warn({ brand, provider: id, problem, word }, 'a sign-in through a provider failed');
    throw providerProblem(problem);
  } finally {
    count -= 1;
  }
};
