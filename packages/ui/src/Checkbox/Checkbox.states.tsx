import { bad } from '../values/bad.ts';
import type { CheckboxProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  off: { label: 'Accepts meal vouchers' },
  on: { label: 'Accepts meal vouchers', defaultSelected: true },
  indeterminate: { label: 'All stores', isIndeterminate: true },
  described: { label: 'Accepts meal vouchers', description: 'The till then offers the voucher key.' },
  wrong: { label: 'I have read the terms', isRequired: true, error: 'Tick this to go on.' },
  disabled: { label: 'Accepts meal vouchers', isDisabled: true },
  disabledOn: { label: 'Accepts meal vouchers', isDisabled: true, defaultSelected: true },
  readOnly: { label: 'Accepts meal vouchers', isReadOnly: true, isSelected: true },
  hiddenLabel: { label: 'Select IVA21', isLabelHidden: true },
  bad: { label: bad.word, description: `${bad.word} ${bad.mixed}`, error: bad.malformed },
} satisfies Record<string, CheckboxProps>;
