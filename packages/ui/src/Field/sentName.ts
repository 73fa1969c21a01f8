/** The `name` for a field whose hidden inputs are react-aria's own: it would send those of a disabled one too. */
export const sentName = (name: string | undefined, isDisabled = false): { name?: string } =>
  name === undefined || isDisabled ? {} : { name };
