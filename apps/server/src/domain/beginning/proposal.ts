import type { CountryProposal } from '@comanda/api/calls';
import { type Country, countries } from '../../country/countries.ts';
import { namesIn, type Text } from '../../country/names.ts';

const proposalOf = ({ iso, languages, timeZone, ...of }: Country): CountryProposal => {
  const named = ({ code, text }: { readonly code: string; readonly text: Text }) => ({
    code,
    names: namesIn(languages, text),
  });
  return {
    country: iso,
    timeZone,
    languages: [...languages],
    currencies: of.currencies.map(named),
    taxes: of.taxes.map((row) => ({ ...named(row), value: row.value ?? null })),
    paymentMethods: of.paymentMethods.map(named),
    ticketKinds: of.ticketKinds.map(named),
  };
};

/** What each country proposes (docs/product.md §22.8). */
export const proposals: readonly CountryProposal[] = countries.map(proposalOf);
