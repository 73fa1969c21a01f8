import { MoneyField } from '@comanda/ui/MoneyField';
import { useLingui } from '@lingui/react/macro';
import { useCompany, useFormat } from '../../app/index.ts';
import { useDraftField } from '../../resource/form/DraftContext.tsx';
import { CompanyFigures } from '../../resource/form/editors/NumberEditors.tsx';
import { useFaultText } from '../../resource/form/useFaultText.ts';
import { asItems, asNames, asNumber } from '../../resource/values/read.ts';
import { useDefaultRate } from './useDefaultRate.ts';

const INCLUDED = 'S';

/** What a new product costs in the rate that the company sells by; its other rates wait in the sheet. */
export function FirstPrice() {
  const { t } = useLingui();
  const { names } = useFormat();
  const { decimals, symbol } = useCompany().currency;
  const { value, faults, set, leave } = useDraftField('rateProduct');
  const say = useFaultText();
  const rate = useDefaultRate();
  if (!rate) return null;
  const prices = asItems(value);
  const others = prices.filter(({ idRate }) => idRate !== rate.id);
  const price = asNumber(prices.find(({ idRate }) => idRate === rate.id)?.['price']);
  const called = names(asNames(rate['names']));
  return (
    <div data-field="rateProduct">
      <CompanyFigures>
        <MoneyField
          label={t`Price`}
          description={rate['tax'] === INCLUDED ? t`${called}, tax included` : t`${called}, tax is added`}
          decimals={decimals}
          symbol={symbol}
          value={price}
          onChange={(next) => set(next === null ? others : [{ idRate: rate.id, price: next }, ...others])}
          onBlur={leave}
          error={faults[0] && say(faults[0])}
        />
      </CompanyFigures>
    </div>
  );
}
