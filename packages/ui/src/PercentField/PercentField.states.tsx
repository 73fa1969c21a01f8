import type { PercentFieldProps } from './index.ts';

const rate = { label: 'Rate', value: '21' };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Rate', value: null },
  rate,
  places: { ...rate, value: '5.25' },
  described: { ...rate, description: 'Taken off the price of each line.' },
  required: { label: 'Rate', value: null, isRequired: true },
  wrong: { ...rate, error: 'Another tax has this rate already.' },
  tooMuch: { ...rate, value: '121' },
  negative: { ...rate, value: '-4' },
  widerLimits: { label: 'Surcharge', value: '150', max: 300 },
  disabled: { ...rate, isDisabled: true },
  readOnly: { ...rate, isReadOnly: true },
  small: { ...rate, size: 'sm' },
  large: { ...rate, size: 'lg' },
  hiddenLabel: { ...rate, isLabelHidden: true },
  huge: { ...rate, value: '123456789012345678901234567890' },
  malformed: { ...rate, value: 'twenty-one' },
  longText: {
    label:
      'Share of the price that goes to whoever brought the guest, تشمل الضريبة, before taxes and service',
    value: '12.5',
    description:
      'It is taken from the sum of the lines before any discount that the person at the till gives.',
    error: 'This share is more than what the agreement with Donaudampfschifffahrtsgesellschaft allows.',
  },
} satisfies Record<string, Omit<PercentFieldProps, 'onChange'>>;
