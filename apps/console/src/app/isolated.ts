/** A name inside a sentence keeps its own direction there: between U+2068 and U+2069 (Unicode annex 9, isolates). */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
