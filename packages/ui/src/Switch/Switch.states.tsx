import { bad } from '../values/bad.ts';
import type { SwitchProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  off: { label: 'Live updates' },
  on: { label: 'Live updates', defaultSelected: true },
  described: { label: 'Live updates', description: 'The list follows the tills without a reload.' },
  disabled: { label: 'Live updates', isDisabled: true },
  disabledOn: { label: 'Live updates', isDisabled: true, defaultSelected: true },
  hiddenLabel: { label: 'Live updates', isLabelHidden: true },
  readOnly: { label: 'Live updates', isReadOnly: true, isSelected: true },
  bad: { label: bad.word, description: `${bad.mixed} ${bad.malformed}` },
} satisfies Record<string, SwitchProps>;
