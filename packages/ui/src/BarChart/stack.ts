/** Where each value of a point begins and ends when they stand on one another: what is below zero goes down from there. */
export function stack(values: readonly (number | null)[]): readonly (readonly [from: number, to: number])[] {
  let [above, below] = [0, 0];
  return values.map((value) => {
    const sound = value !== null && Number.isFinite(value) ? value : 0;
    const from = sound < 0 ? below : above;
    const to = from + sound;
    if (sound < 0) below = to;
    else above = to;
    return [from, to];
  });
}
