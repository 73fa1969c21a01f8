import type { QuantityFieldProps } from './index.ts';

const boxes = { label: 'Boxes', value: '3' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Boxes', value: null },
  boxes,
  withUnit: { label: 'Flour', value: '12.5', decimals: 3, step: 0.5, unit: 'kg' },
  atItsLeast: { ...boxes, value: '0' },
  atItsMost: { ...boxes, value: '12', max: 12 },
  described: { ...boxes, description: 'A box holds 24 bottles.' },
  required: { label: 'Boxes', value: null, isRequired: true },
  wrong: { ...boxes, error: 'The supplier sends pallets of 40 only.' },
  tooMany: { ...boxes, value: '40', max: 12 },
  disabled: { ...boxes, isDisabled: true },
  readOnly: { ...boxes, isReadOnly: true },
  small: { ...boxes, size: 'sm' },
  large: { ...boxes, size: 'lg' },
  hiddenLabel: { ...boxes, isLabelHidden: true },
  huge: { ...boxes, value: '123456789012345678901234567890', unit: 'kg' },
  malformed: { ...boxes, value: '3 boxes' },
  longText: {
    label: 'Bottles that stand in the cellar after the delivery of the day, علب المياه الغازية included',
    value: '1284561',
    unit: 'bottles of 0.75 l',
    description: 'Count them after the driver has gone; what is broken is written down as waste, not here.',
    error: 'This is more than Donaudampfschifffahrtsgesellschaftskapitänskajütenkeller can hold.',
  },
} satisfies Record<string, Omit<QuantityFieldProps, 'onChange'>>;
