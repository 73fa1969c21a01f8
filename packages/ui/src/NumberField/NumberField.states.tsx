import { bad } from '../values/bad.ts';
import type { NumberFieldProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Quantity', value: null },
  quantity: { label: 'Quantity', value: '1250.5', decimals: 3, unit: 'kg' },
  percentage: { label: 'Rate', value: '21', unit: '%', min: 0, max: 100 },
  integer: { label: 'Order', value: '3', decimals: 0, min: 0 },
  required: { label: 'Rate', value: null, unit: '%', isRequired: true },
  wrong: { label: 'Rate', value: '121', unit: '%', error: 'A rate lies between 0 and 100 %.' },
  disabled: { label: 'Rate', value: '21', unit: '%', isDisabled: true },
  readOnly: { label: 'Rate', value: '21', unit: '%', isReadOnly: true },
  huge: { label: 'Quantity', value: '123456789012345678901234567890', unit: 'kg' },
  malformed: { label: 'Quantity', value: 'نصف كيلو 0,5 kg', unit: 'kg' },
  small: { label: 'Rate', value: '21', unit: '%', size: 'sm', isLabelHidden: true },
  described: { label: 'Rate', value: '21', unit: '%', description: 'As the tax office publishes it.' },
  bad: { label: bad.word, description: bad.mixed, error: bad.malformed, value: '1', unit: bad.word },
} satisfies Record<string, Omit<NumberFieldProps, 'onChange'>>;
