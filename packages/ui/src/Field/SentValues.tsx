export interface SentValuesProps {
  readonly name: string | undefined;
  /** Several go under the same name, in their order. */
  readonly values: readonly string[];
  readonly isDisabled?: boolean | undefined;
}

/** What a form around sends for a field whose controls do not say it themselves. Stands within the field, which is found by it. */
export function SentValues({ name, values, isDisabled = false }: SentValuesProps) {
  if (name === undefined) return null;
  return values.map((value, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a value is its place among the values
    <input key={place} type="hidden" name={name} value={value} disabled={isDisabled} />
  ));
}
