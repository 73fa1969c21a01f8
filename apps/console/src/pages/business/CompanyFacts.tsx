import type { Company } from '@comanda/api/calls';
import { Fact, Facts } from '@comanda/ui/Facts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listed } from '../../app/listed.ts';
import { languageName } from '../../app/languageName.ts';

export interface CompanyFactsProps {
  readonly company: Company;
  /** Facts that stand before them. */
  readonly children?: ReactNode;
}

/** Where a company is, and what it sells in. */
export function CompanyFacts({ company: { country, currency, languages }, children }: CompanyFactsProps) {
  const { t, i18n } = useLingui();
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  return (
    <Facts>
      {children}
      <Fact term={t`Country`}>{countries.of(country) ?? country}</Fact>
      <Fact term={t`Currency`}>
        <bdi>
          {currency.code} {currency.symbol}
        </bdi>
      </Fact>
      <Fact term={t`Languages`}>
        {listed(
          languages.toSorted((a, b) => a.order - b.order).map(({ iso }) => languageName(iso, i18n.locale)),
        )}
      </Fact>
    </Facts>
  );
}
