import type { Source } from './table.ts';

/** A file that was read as it says, with its headings in the first line. */
export const plainSource: Source = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  encodings: [],
  mixed: null,
  headingLine: 1,
  lines: [],
  gaps: [],
  filledDown: [],
  sections: null,
};
