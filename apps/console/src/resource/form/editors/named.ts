import type { TextFormat } from '@comanda/api/kernel';
import { countries, divisions } from '@comanda/api/profile';
import { countryName } from '../../../app/countryName.ts';
import { languageName } from '../../../app/languageName.ts';

export interface NamedOption {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

const sorted = (options: readonly NamedOption[], locale: string): readonly NamedOption[] => {
  const { compare } = new Intl.Collator(locale);
  return options.toSorted((one, other) => compare(one.label, other.label));
};

/** Countries, each before those of its parts that taxes or fiscal rules tell apart. */
const countriesIn = (locale: string): readonly NamedOption[] => {
  const option = (id: string): NamedOption => ({ id, label: countryName(id, locale), description: id });
  return sorted(countries.map(option), locale).flatMap((country) => [
    country,
    ...Object.keys(divisions[country.id] ?? {}).map((part) => option(`${country.id}-${part}`)),
  ]);
};

/** Languages as they are told apart by country: what a person or a company can be spoken to in. */
const tags =
  'ar-EG ar-MA ar-SA bg-BG ca-ES cs-CZ da-DK de-AT de-CH de-DE el-GR en-GB en-IE en-US es-AR es-CL es-CO es-ES es-MX es-PA ' +
  'et-EE eu-ES fi-FI fr-BE fr-CA fr-CH fr-FR ga-IE gl-ES he-IL hi-IN hr-HR hu-HU is-IS it-CH it-IT ja-JP ko-KR lt-LT ' +
  'lv-LV mt-MT nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-RS sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW';
const languagesIn = (locale: string): readonly NamedOption[] =>
  sorted(
    tags.split(' ').map((id) => ({ id, label: languageName(id, locale), description: id })),
    locale,
  );

const offsetIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
let zones: readonly NamedOption[] = [];
/** Every zone that the browser knows, with its distance from UTC today; worked out when it is first needed. */
const zonesIn = (): readonly NamedOption[] => {
  if (zones.length === 0)
    zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({
      id,
      label: id,
      description: offsetIn(id),
    }));
  return zones;
};

/** Formats whose values are chosen by name, and what there is to choose. */
export const named = { country: countriesIn, language: languagesIn, time_zone: zonesIn } as const;
export const isNamed = (format: TextFormat | undefined): format is keyof typeof named =>
  format !== undefined && format in named;
