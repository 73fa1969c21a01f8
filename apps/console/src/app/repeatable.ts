import type { AnswerOf, AnyCall } from '@comanda/api/calls';
import type { Input, Result } from '@comanda/api/client';
import { client } from './client.ts';

/** Makes a change of which an answer that was lost is asked for again under the same key. */
export type Repeatable = <C extends AnyCall>(call: C, input: Input<C>) => Promise<Result<AnswerOf<C>>>;

/** Changes of which each, asked for again before it was answered, is the same one (docs/product.md §7.5.2). */
export function repeatable(): Repeatable {
  const keys = new Map<string, string>();
  return async (call, input) => {
    const what = JSON.stringify([call.name, input]);
    const key = keys.get(what) ?? crypto.randomUUID();
    keys.set(what, key);
    const result = await client.call(call, { ...input, key });
    if (result.ok || result.failure.kind === 'refused') keys.delete(what);
    return result;
  };
}
