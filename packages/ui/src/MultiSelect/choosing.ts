import type { Option } from '../OptionList/index.ts';

/** Chosen ids after the list changed them: those that stay in their order, then what is new. */
export function afterChoice<Id extends string>(
  options: ReadonlyArray<Option<Id>>,
  value: readonly Id[],
  keys: Iterable<unknown>,
): readonly Id[] {
  const chosen = new Set(keys);
  const before = new Set(value);
  return [
    ...value.filter((id) => chosen.has(id)),
    ...options.flatMap(({ id }) => (chosen.has(id) && !before.has(id) ? [id] : [])),
  ];
}

/** Takes all options that are shown and can be chosen, or lets go of them when they all are. */
export function afterAll<Id extends string>(
  shown: ReadonlyArray<Option<Id>>,
  value: readonly Id[],
): readonly Id[] {
  const changeable = shown.flatMap(({ id, isDisabled }) => (isDisabled ? [] : [id]));
  const chosen = new Set(value);
  if (!changeable.every((id) => chosen.has(id))) {
    return [...value, ...changeable.filter((id) => !chosen.has(id))];
  }
  const leaving = new Set(changeable);
  return value.filter((id) => !leaving.has(id));
}
