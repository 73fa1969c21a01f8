import { bad } from '../values/bad.ts';
import type { PasswordFieldProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  empty: { label: 'Password', autoComplete: 'current-password' },
  filled: { label: 'Password', autoComplete: 'current-password', defaultValue: 'correct horse' },
  described: { label: 'New password', autoComplete: 'new-password', description: 'At least 12 signs.' },
  wrong: {
    label: 'Password',
    autoComplete: 'current-password',
    defaultValue: 'x',
    error: 'E-mail and password do not belong together. Try again or ask for a new password.',
  },
  disabled: { label: 'Password', autoComplete: 'current-password', isDisabled: true },
  required: {
    label: 'New password',
    isLabelHidden: true,
    autoComplete: 'new-password',
    isRequired: true,
  },
  readOnly: { label: 'Code', autoComplete: 'one-time-code', defaultValue: '284 561', isReadOnly: true },
  bad: {
    label: bad.word,
    description: bad.mixed,
    error: bad.malformed,
    autoComplete: 'current-password',
    defaultValue: bad.long,
  },
} satisfies Record<string, PasswordFieldProps>;
