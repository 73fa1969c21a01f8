import type { FieldProps } from './index.ts';

const children = <output>Two pictures</output>;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { label: 'Pictures', children },
  described: { label: 'Pictures', description: 'Shown on the order screen.', children },
  required: { label: 'Pictures', isRequired: true, children },
  wrong: {
    label: 'Pictures',
    description: 'Shown on the order screen.',
    error: 'Take at most four pictures.',
    children,
  },
  withEnd: { label: 'Pictures', labelEnd: '2 of 4', children },
  hiddenLabel: { label: 'Pictures', isLabelHidden: true, children },
  disabled: { label: 'Pictures', isDisabled: true, children },
} satisfies Record<string, FieldProps>;
