import { Status } from '../Status/index.ts';
import { bad } from '../values/bad.ts';
import type { FieldValueProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  text: { label: 'Code', children: 'IVA21' },
  unset: { label: 'Valid until', children: null },
  marked: { label: 'Status', children: <Status tone="success" text="Active" /> },
  bad: { label: bad.word, children: `${bad.word}\n${bad.mixed} ${bad.malformed}` },
} satisfies Record<string, FieldValueProps>;
