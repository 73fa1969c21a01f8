export interface Choosable<Id extends string = string> {
  readonly id: Id;
  readonly isDisabled?: boolean;
}

/** What the box over all shows: only options that can be changed count. */
export function allState<Id extends string>(
  options: ReadonlyArray<Choosable<Id>>,
  value: readonly Id[],
): 'none' | 'some' | 'all' {
  const changeable = options.filter(({ isDisabled }) => !isDisabled);
  const chosen = changeable.filter(({ id }) => value.includes(id)).length;
  if (chosen === 0) return 'none';
  return chosen === changeable.length ? 'all' : 'some';
}

/** Takes or lets go of all that can be changed; what is disabled, and what is not offered, stays as it was. */
export function withAll<Id extends string>(
  options: ReadonlyArray<Choosable<Id>>,
  value: readonly Id[],
  isChosen: boolean,
): readonly Id[] {
  const changeable = new Set(options.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id));
  const kept = value.filter((id) => !changeable.has(id));
  return inOrder(options, isChosen ? [...kept, ...changeable] : kept);
}

/** Chosen ids in the order of the options, whatever the order of ticking; those that are not offered come last. */
export function inOrder<Id extends string>(
  options: ReadonlyArray<Choosable<Id>>,
  value: readonly Id[],
): readonly Id[] {
  const offered = new Set(options.map(({ id }) => id));
  const chosen = new Set(value);
  return [
    ...options.flatMap(({ id }) => (chosen.has(id) ? [id] : [])),
    ...value.filter((id) => !offered.has(id)),
  ];
}
