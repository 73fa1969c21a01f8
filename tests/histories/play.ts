/** What became of one history. */
export interface Told {
  /** How much was done in it, in operations or steps. */
  readonly operations: number;
  readonly faults: readonly string[];
}
/** Plays the history of a seed, and says its steps to whoever wants to read them. */
export type Tell = (seed: number, say: (step: string) => void) => Told | Promise<Told>;

export interface Played {
  readonly histories: number;
  readonly operations: number;
  /** The first history that had faults, played once more for its steps. */
  readonly failed:
    | { readonly seed: number; readonly steps: readonly string[]; readonly faults: readonly string[] }
    | undefined;
}

const silent = (): void => undefined;

const tellOf = async (tell: Tell, seed: number, say: (step: string) => void): Promise<Told> => {
  try {
    return await tell(seed, say);
  } catch (error) {
    return { operations: 0, faults: [String(error)] };
  }
};

/** Plays histories from a seed on, and stops at the first that has a fault. */
export const play = async (tell: Tell, from: number, count: number): Promise<Played> => {
  let operations = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const told = await tellOf(tell, seed, silent);
    operations += told.operations;
    if (told.faults.length === 0) continue;
    const steps: string[] = [];
    const { faults } = await tellOf(tell, seed, (step) => steps.push(step));
    return { histories: seed - from + 1, operations, failed: { seed, steps, faults } };
  }
  return { histories: count, operations, failed: undefined };
};
