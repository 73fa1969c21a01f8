import type { ColumnChooserProps } from './index.ts';

const columns = [
  { id: 'code', header: 'Code', isHideable: false },
  { id: 'name', header: 'Name' },
  { id: 'value', header: 'Value' },
  { id: 'status', header: 'Status' },
];

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  all: { columns, visible: ['code', 'name', 'value', 'status'] },
  some: { columns, visible: ['status', 'code'] },
} satisfies Record<string, Omit<ColumnChooserProps, 'onChange'>>;
