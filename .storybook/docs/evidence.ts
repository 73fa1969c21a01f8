import type { Evidence, Sizes } from '../../tools/lib/evidence.ts';
import type { Size } from '../../tools/pack/scales.ts';

/** Beside the page, wherever that lies. */
async function read<T>(name: string): Promise<T | undefined> {
  const answer = await fetch(new URL(`records/${name}.json`, location.href));
  return answer.ok ? answer.json() : undefined;
}

export interface ComponentRecord {
  readonly evidence: Evidence | undefined;
  readonly size: Size | undefined;
}

/** What was measured of a component, by the first part of its stories' ids and its folder; what nobody has is undefined. */
export async function recordOf(component: string, folder: string): Promise<ComponentRecord> {
  const [evidence, sizes] = await Promise.all([read<Evidence>(component), read<Sizes>('sizes')]);
  return { evidence, size: sizes?.[folder] };
}
