import type { CountryProposal } from '@comanda/api/calls';

/** What a browser tells of where it is. */
export interface Place {
  readonly timeZone: string;
  readonly languages: readonly string[];
}
export const here = (): Place => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: navigator.languages,
});

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
};

/** The country that somebody most likely opens a company in: that of their clock, or else of one of their languages. */
export const likelyCountry = (
  proposals: readonly Pick<CountryProposal, 'country' | 'timeZone'>[],
  { timeZone, languages }: Place,
): string | undefined => {
  const regions = languages.map(regionOf);
  return (
    proposals.find((one) => one.timeZone === timeZone) ??
    regions.flatMap((region) => proposals.find(({ country }) => country === region) ?? [])[0]
  )?.country;
};
