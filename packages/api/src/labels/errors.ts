import type { MessageDescriptor } from '@lingui/core';

/** Texts of errors: English here, other languages in `src/locales`. */
export const errorsTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'error.ERROR_CODE_EXIST', message: 'This code is already in use.' },
  /*i18n*/ { id: 'error.ERROR_CODE_NOT_EXIST', message: 'There is no record with this code.' },
  /*i18n*/ { id: 'error.ERROR_ORDER_EXIST', message: 'This order is already in use.' },
  /*i18n*/ {
    id: 'error.ERROR_NOT_ERASABLE',
    message: 'Other records still use it. Take it out of them first.',
  },
  /*i18n*/ {
    id: 'error.ERROR_NOT_EXIST_DEFAULT',
    message: 'One record must stay the default. Make another one the default first.',
  },
  /*i18n*/ { id: 'error.ERROR_INFORMATION_EXISTS', message: 'This information is already there.' },
  /*i18n*/ { id: 'error.ERROR_INFORMATION_DOES_NOT_EXISTS', message: 'This information does not exist.' },
  /*i18n*/ {
    id: 'error.ERROR_COMPANY_IS_SYNC',
    message: 'The company is being synchronised. Try again in a moment.',
  },
  /*i18n*/ {
    id: 'error.ERROR_COMPANY_IN_MAINTENANCE',
    message: 'The company is locked in maintenance mode. Try again when the maintenance is over.',
  },
  /*i18n*/ {
    id: 'error.ERROR_USER_EXIST',
    message: 'There is already an account with this address. Sign in with it, or ask for a new password.',
  },
  /*i18n*/ { id: 'error.ERROR_NOT_VALID_LICENSE', message: 'The licence is not valid.' },
  /*i18n*/ { id: 'error.ERROR_DATA_EMPTY', message: 'Nothing was sent.' },
  /*i18n*/ { id: 'error.ERROR_MALFORMED', message: 'The request could not be understood.' },
  /*i18n*/ { id: 'error.ERROR_CONSTRAINT', message: 'Some fields need your attention.' },
  /*i18n*/ { id: 'error.ERROR_UNKNOWN', message: 'This record does not exist, or you may not see it.' },
  /*i18n*/ {
    id: 'error.ERROR_FORBIDDEN',
    message: 'You are not allowed to do this. The owner of the company can grant it.',
  },
  /*i18n*/ {
    id: 'error.ERROR_READ_ONLY',
    message: 'Nothing was changed: you are seeing this as somebody else. Stop that to make changes.',
  },
  /*i18n*/ {
    id: 'error.ERROR_BRAND_NOT_ALLOWED',
    message: 'This address belongs to another brand. Reload the page and sign in again.',
  },
  /*i18n*/ { id: 'error.ERROR_SIGN_IN', message: 'E-mail or password is wrong.' },
  /*i18n*/ { id: 'error.ERROR_SESSION_EXPIRED', message: 'Your session has ended. Sign in again.' },
  /*i18n*/ { id: 'error.ERROR_TOKEN', message: 'You are not signed in.' },
  /*i18n*/ { id: 'error.ERROR_LINK', message: 'This link has expired or was used already.' },
  /*i18n*/ { id: 'error.ERROR_PROVIDER', message: 'The sign-in could not be completed. Begin it again.' },
  /*i18n*/ { id: 'error.ERROR_STALE', message: 'Somebody else has changed this record in the meantime.' },
  /*i18n*/ {
    id: 'error.ERROR_MISDIRECTED',
    message: 'This address does not lead to the platform. Open it under its own name.',
  },
  /*i18n*/ { id: 'error.ERROR_TOO_LARGE', message: 'What you sent is too large.' },
  /*i18n*/ { id: 'error.ERROR_TOO_MANY', message: 'Too many attempts. Wait a little and try again.' },
  /*i18n*/ { id: 'error.ERROR_KEY_REUSED', message: 'This request was already made with other contents.' },
  /*i18n*/ {
    id: 'error.ERROR_ALREADY_PUBLISHED',
    message: 'It is already published in a store. Revert that publication first.',
  },
  /*i18n*/ {
    id: 'error.ERROR_CHANGED_LATER',
    message: 'A later change affects the same record. Revert that one first.',
  },
  /*i18n*/ {
    id: 'error.ERROR_FIRST_COMMIT',
    message:
      'The first publication of a store cannot be reverted: its tills would be left without a catalogue.',
  },
  /*i18n*/ { id: 'error.ERROR_NOTHING_PENDING', message: 'There is nothing to publish.' },
  /*i18n*/ {
    id: 'error.ERROR_FAULT',
    message: 'Something went wrong on our side. Nothing was changed. Try again.',
  },
  /*i18n*/ {
    id: 'error.ERROR_OPERATION_FAILED',
    message: 'The operation failed. Reload the page to get the newest version and try again.',
  },
  /*i18n*/ { id: 'error.ERROR_BUSY', message: 'The platform is busy. Try again in a moment.' },
  /*i18n*/ {
    id: 'error.ERROR_NO_SPACE',
    message: 'The platform has no room to store this. Nothing was saved; whoever runs it has to make room.',
  },
];
