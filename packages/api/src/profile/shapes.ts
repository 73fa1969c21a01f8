import { type Draft, f, type Fields, optional, type RecordShape, type Values } from '../kernel/index.ts';
import type { Fault } from '../validation/faults.ts';
import { formats } from '../validation/formats.ts';
import { validate } from '../validation/validate.ts';
import { countries } from './countries.ts';
import { handleIn, isHandle, networkNames } from './networks.ts';

/*
 * What a person may write of themselves, in parts that are saved one by one (docs/product.md §22.3). One description for
 * the form, the server and the tests.
 */
const code = 'USR';
const text = (max: number) => optional(f.text({ max }));

const basicFields = {
  uName: f.text({ max: 60 }),
  surname: text(100),
  lang: optional(f.text({ max: 20, format: 'language' })),
};
/** Names stand in mails that others are sent. */
const leadsNowhere =
  (name: keyof typeof basicFields) =>
  (row: Draft): Fault | undefined => {
    const value = row[name];
    return typeof value === 'string' && formats.leading.test(value)
      ? { path: name, code: 'leads_away' }
      : undefined;
  };
export const basic = {
  code,
  fields: basicFields,
  rules: [leadsNowhere('uName'), leadsNowhere('surname')],
} satisfies RecordShape;

const addressFields = {
  address: text(200),
  zip: text(20),
  city: text(100),
  state: text(100),
  country: optional(f.text({ max: 2, format: 'country' })),
  phone: optional(f.text({ max: 40, format: 'phone' })),
  fax: optional(f.text({ max: 40, format: 'phone' })),
  email: optional(f.text({ max: 254, format: 'email' })),
};
const isCountryKnown = ({ country }: Draft): Fault | undefined =>
  country === null || countries.some((known) => known === country)
    ? undefined
    : { path: 'country', code: 'choice' };
export const address = { code, fields: addressFields, rules: [isCountryKnown] } satisfies RecordShape;

const handle = text(200);
const socialFields = {
  website: optional(f.text({ max: 200, format: 'url' })),
  facebook: handle,
  instagram: handle,
  x: handle,
  linkedin: handle,
  youtube: handle,
  tiktok: handle,
};
export const social = {
  code,
  fields: socialFields,
  rules: networkNames.map((name) => (row: Draft): Fault | undefined => {
    const value = row[name];
    return typeof value !== 'string' || isHandle(name, value) ? undefined : { path: name, code: 'handle' };
  }),
} satisfies RecordShape;

/** The same with every address of a network's page made the name that it leads to. */
export const withHandles = (draft: Draft): Draft =>
  networkNames.reduce<Draft>((kept, name) => {
    const value = kept[name];
    return typeof value === 'string' ? { ...kept, [name]: handleIn(name, value) } : kept;
  }, draft);

/** The picture is no value: it is judged by its bytes, and a refusal names it. */
export const portrait = { code, fields: { image: f.image() }, rules: [] } satisfies RecordShape;

/** What was typed as values of a part, or every fault at its field. The shape's own validator is the parser here. */
export const judgePart = <const F extends Fields>(
  shape: RecordShape & { readonly fields: F },
  draft: Draft,
): { readonly values: Values<F> } | { readonly faults: readonly Fault[] } => {
  const checked = validate(shape, draft, { languages: [] });
  return checked.ok ? { values: checked.values as Values<F> } : { faults: checked.faults };
};
