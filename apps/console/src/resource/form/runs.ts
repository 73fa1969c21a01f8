export interface Run {
  readonly names: readonly string[];
  readonly isAlike: boolean;
}

/** Names in their order, cut where those that are alike begin or end. */
export const runsOf = (names: readonly string[], isAlike: (name: string) => boolean): readonly Run[] => {
  const runs: { names: string[]; isAlike: boolean }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.isAlike === isAlike(name)) last.names.push(name);
    else runs.push({ names: [name], isAlike: isAlike(name) });
  }
  return runs;
};
