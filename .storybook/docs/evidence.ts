import type { Evidence } from '../../tools/lib/evidence.ts';

const files = import.meta.glob<Evidence>('../../.cache/evidence/*.json', {
  import: 'default',
  exhaustive: true,
});

/** What was found for a component, by the first part of its stories' ids; undefined where nobody has looked. */
export async function evidenceOf(component: string): Promise<Evidence | undefined> {
  return files[`../../.cache/evidence/${component}.json`]?.();
}
