import type { Shortcut } from './shortcuts.ts';

/** Of single characters, which are switched off for who speaks or trembles (2.1.4 of WCAG 2.2). */
export const isPlain = ({ keys }: Pick<Shortcut, 'keys'>): boolean =>
  keys.every((chord) => !chord.startsWith('mod+'));

export interface Heard<Id> {
  /** What was pressed so far of keys that go on. */
  readonly pending: readonly string[];
  readonly fired?: Id;
}

/** What a chord completes, or what it begins; one that leads nowhere may begin anew. */
export function hear<Id extends string>(
  table: Readonly<Record<Id, Pick<Shortcut, 'keys'>>>,
  ids: readonly Id[],
  pending: readonly string[],
  chord: string,
): Heard<Id> {
  const pressed = [...pending, chord];
  const going = ids.filter((id) => pressed.every((one, place) => table[id].keys[place] === one));
  const fired = going.find((id) => table[id].keys.length === pressed.length);
  if (fired !== undefined) return { pending: [], fired };
  if (going.length > 0) return { pending: pressed };
  return pending.length > 0 ? hear(table, ids, [], chord) : { pending: [] };
}
