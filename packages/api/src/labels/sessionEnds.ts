import type { MessageDescriptor } from '@lingui/core';

/** Why a person has to sign in again, and what to do (docs/product.md §2.3.4): English here, other languages in `src/locales`. */
export const sessionEndTexts: readonly MessageDescriptor[] = [
  /*i18n*/ {
    id: 'sessionEnd.idle',
    message: 'You were away for a while, so your session ended. Sign in to continue where you were.',
  },
  /*i18n*/ {
    id: 'sessionEnd.ended',
    message: 'This device was signed out. If it was not you, sign in and choose a new password.',
  },
  /*i18n*/ {
    id: 'sessionEnd.locked',
    message: 'Your account has been locked. Ask the owner of your company to unlock it.',
  },
  /*i18n*/ {
    id: 'sessionEnd.deleted',
    message: 'Your account has been deleted. Ask the owner of your company if you still need it.',
  },
  /*i18n*/ {
    id: 'sessionEnd.inactive',
    message: 'Your account is not active. Ask the owner of your company to activate it.',
  },
];
