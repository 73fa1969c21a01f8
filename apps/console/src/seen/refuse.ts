import { errorLabel } from '@comanda/api/labels';
import { i18n } from '@lingui/core';
import { isSeeing } from '../app/storage.ts';
import { toast } from '../app/toast.ts';

/** Whether this tab sees as somebody else; then it says that nothing is changed, for what no call would refuse first. */
export const isRefused = (): boolean => {
  if (isSeeing) toast({ tone: 'danger', message: i18n._(errorLabel('ERROR_READ_ONLY')) });
  return isSeeing;
};
