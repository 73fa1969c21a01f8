import { divisions } from '@comanda/api/profile';

const names = new Map<string, Intl.DisplayNames>();
const namesIn = (locale: string): Intl.DisplayNames => {
  const known = names.get(locale);
  if (known) return known;
  const made = new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, made);
  return made;
};

/** What a person calls a country or a part of one: `ES-CN` is “Spain · Canarias”. What is no code of one stays as it is. */
export function countryName(code: string, locale: string): string {
  const [country = '', part] = code.split('-');
  if (!/^[A-Z]{2}$/.test(country)) return code;
  const called = namesIn(locale).of(country) ?? country;
  return part === undefined ? called : `${called} · ${divisions[country]?.[part] ?? part}`;
}
