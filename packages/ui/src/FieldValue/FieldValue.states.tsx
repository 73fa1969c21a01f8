import { Status } from '../Status/index.ts';
import type { FieldValueProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  text: { label: 'Code', children: 'IVA21' },
  unset: { label: 'Valid until', children: null },
  marked: { label: 'Status', children: <Status tone="success" text="Active" /> },
  longText: {
    label: 'Description',
    children:
      'Impuesto sobre el valor añadido, tipo reducido para hostelería, transporte de viajeros y espectáculos.\nDesde 2012.',
  },
} satisfies Record<string, FieldValueProps>;
