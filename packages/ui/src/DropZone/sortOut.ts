/** What is asked of files. */
export interface FileRules {
  /** Extensions with their dot, or media types, also as `image/*`. Without it, any file. */
  readonly accept?: readonly string[] | undefined;
  readonly mostBytes?: number | undefined;
  /** How many more there is room for. */
  readonly places?: number | undefined;
}

export type Refusal = 'kind' | 'empty' | 'size' | 'full';

/** What becomes of files that are offered together. */
export interface SortedOut {
  readonly files: readonly File[];
  /** Names of those that are not taken, by the first reason that holds. */
  readonly refused: Readonly<Record<Refusal, readonly string[]>>;
}

export const nothingRefused: SortedOut['refused'] = { kind: [], empty: [], size: [], full: [] };

/** A dropped file is not held to what the file dialogue offers, so the same rule is asked of it here. */
export function isOfKind(file: { name: string; type: string }, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const kind = entry.trim().toLowerCase();
    if (kind.startsWith('.')) return name.endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/** Takes the first that fit, as many as there are places. */
export function sortOut(
  offered: readonly File[],
  { accept = [], mostBytes = Infinity, places = Infinity }: FileRules,
): SortedOut {
  const reasonOf = (file: File): Exclude<Refusal, 'full'> | undefined => {
    if (accept.length > 0 && !isOfKind(file, accept)) return 'kind';
    if (file.size === 0) return 'empty';
    return file.size > mostBytes ? 'size' : undefined;
  };
  const judged = offered.map((file) => ({ file, reason: reasonOf(file) }));
  const fit = judged.flatMap(({ file, reason }) => (reason === undefined ? [file] : []));
  const named = (wanted: Refusal) =>
    judged.flatMap(({ file, reason }) => (reason === wanted ? [file.name] : []));
  return {
    files: fit.slice(0, places),
    refused: {
      kind: named('kind'),
      empty: named('empty'),
      size: named('size'),
      full: fit.slice(places).map(({ name }) => name),
    },
  };
}
