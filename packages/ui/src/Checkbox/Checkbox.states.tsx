import type { CheckboxProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  off: { label: 'Accepts meal vouchers' },
  on: { label: 'Accepts meal vouchers', defaultSelected: true },
  indeterminate: { label: 'All stores', isIndeterminate: true },
  described: { label: 'Accepts meal vouchers', description: 'The till then offers the voucher key.' },
  wrong: { label: 'I have read the terms', error: 'Tick this to go on.' },
  disabled: { label: 'Accepts meal vouchers', isDisabled: true },
  disabledOn: { label: 'Accepts meal vouchers', isDisabled: true, defaultSelected: true },
  readOnly: { label: 'Accepts meal vouchers', isReadOnly: true, isSelected: true },
  hiddenLabel: { label: 'Select IVA21', isLabelHidden: true },
  longText: {
    label:
      'Print the tax in a line of its own on tickets, invoices and the daily report of every store of this business',
  },
} satisfies Record<string, CheckboxProps>;
