import { tax } from '@comanda/api/areas/basics/tax';
import { rate } from '@comanda/api/areas/sales/rate';
import { actionOf } from '@comanda/api/permissions';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useAllowed, useCallQuery, useCompany, useFormat } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { asItems, asNumber, asText } from '../../resource/values/read.ts';
import { type Stored, storedIn } from '../../resource/values/stored.ts';
import type { SectionProps } from '../section.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { marginOf, type Priced } from './margin.ts';

const PURCHASE = '2';
const INCLUDED = 'S';

/** What a product costs in each rate: whether its tax is in the price, and what of it is left beside what it is bought for. */
export function Prices(props: SectionProps) {
  const { t } = useLingui();
  const { decimal } = useFormat();
  const companyId = useCompany().id;
  const seesRates = useAllowed(actionOf(rate, 'ACCESS'));
  const { data } = useCallQuery(callsOf(rate).ofCompany, { params: { companyId } }, { enabled: seesRates });
  const saleTax = usePercent(props.values['idTaxSale']);
  const purchaseTax = usePercent(props.values['idTaxPurchase']);
  const rates = useMemo(() => new Map(storedIn(data?.elements ?? []).map((one) => [one.id, one])), [data]);
  // There may be a thousand rates, and each row asks for its own.
  const priceIn = new Map(
    asItems(props.values['rateProduct']).map(({ idRate, price }) => [idRate, asNumber(price)]),
  );

  const pricedAt = (at: Stored, percent: number | undefined): Priced | undefined => {
    const price = priceIn.get(at.id) ?? null;
    const isTaxIncluded = at['tax'] === INCLUDED;
    if (price === null || (isTaxIncluded && percent === undefined)) return undefined;
    return { price, isTaxIncluded, tax: percent ?? 0 };
  };
  const costs = [...rates.values()].flatMap((one) =>
    one['kind'] === PURCHASE ? (pricedAt(one, purchaseTax ?? saleTax) ?? []) : [],
  );
  const noteOf = (_: unknown, id: string): string | undefined => {
    const at = rates.get(id);
    if (!at) return undefined;
    const taxed = at['tax'] === INCLUDED ? t`tax included` : t`tax is added`;
    const sale = at['kind'] === PURCHASE ? undefined : pricedAt(at, saleTax);
    const margin = sale && costs[0] && marginOf(sale, costs[0]);
    if (margin === undefined) return taxed;
    const percent = `${decimal(String(Math.round(margin * 100)))}\u00A0%`;
    return `${taxed} · ${t`margin ${percent}`}`;
  };
  return <Sheet {...props} noteOf={noteOf} />;
}

/** The percentage of a tax; nothing while it is not known, may not be seen or is none. */
function usePercent(id: unknown): number | undefined {
  const isSeen = useAllowed(actionOf(tax, 'ACCESS'));
  const wanted = asText(id);
  const { data } = useCallQuery(
    callsOf(tax).get,
    { params: { id: wanted } },
    { enabled: isSeen && wanted !== '' },
  );
  const [found] = data === undefined ? [] : storedIn([data]);
  const value = asText(found?.['value']);
  return found?.['kind'] === 'N' && value !== '' ? Number(value) : undefined;
}
