import type { Failure, Result } from '@comanda/api/client';

/** Most ids in one bulk call or one condition (docs/product.md §6.2, §6.4). */
export const MOST_IDS = 500;

export const chunked = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

/** What came of a write in parts: each part is one transaction, and the first refusal ends the work. */
export interface BulkOutcome {
  readonly done: readonly string[];
  readonly failure?: Failure;
}
export async function inChunks(
  ids: readonly string[],
  write: (part: string[]) => Promise<Result<unknown>>,
): Promise<BulkOutcome> {
  const done: string[] = [];
  for (const part of chunked(ids, MOST_IDS)) {
    const result = await write(part);
    if (!result.ok) return { done, failure: result.failure };
    done.push(...part);
  }
  return { done };
}
