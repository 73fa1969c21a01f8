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
} satisfies Record<string, PasswordFieldProps>;
