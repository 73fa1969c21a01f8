import { rate } from '@comanda/api/areas/sales/rate';
import { actionOf } from '@comanda/api/permissions';
import { useAllowed, useCallQuery, useCompany } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { type Stored, storedIn } from '../../resource/values/stored.ts';

const SALES = '1';

/** The rate that a company sells by: its default one, or the first; nothing while it is not known, or may not be seen. */
export function useDefaultRate(): Stored | undefined {
  const companyId = useCompany().id;
  const isSeen = useAllowed(actionOf(rate, 'ACCESS'));
  const { data } = useCallQuery(callsOf(rate).ofCompany, { params: { companyId } }, { enabled: isSeen });
  const rates = storedIn(data?.elements ?? []).filter((one) => one['kind'] === SALES);
  return rates.find((one) => one['defaultRate'] === 'S') ?? rates[0];
}
