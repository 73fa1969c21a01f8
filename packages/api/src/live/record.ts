export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a frame of a socket holds, or nothing: what is no record in JSON is ignored (docs/product.md §11). */
export const recordIn = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const frame: unknown = JSON.parse(text);
    return isRecord(frame) ? frame : undefined;
  } catch {
    return undefined;
  }
};
