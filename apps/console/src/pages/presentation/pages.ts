import type { PresentationPage } from '@comanda/api/reports';
import { useLingui } from '@lingui/react/macro';

/** What each kind of wall display is called. */
export function usePages(): Readonly<Record<PresentationPage, string>> {
  const { t } = useLingui();
  return {
    todaysales: t`Sales today`,
    zreporting: t`Yesterday, closed`,
    employees: t`Sales by employee today`,
  };
}
