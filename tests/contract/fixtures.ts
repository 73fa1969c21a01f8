import {
  blank,
  type Field,
  fieldsOf,
  type ItemField,
  type Resource,
  type TextField,
} from '@comanda/api/kernel';
import { translate } from '@comanda/api/areas/system/translate';
import { consoleTexts } from '../../apps/server/src/domain/wording/catalogue.ts';

/** A text of the console whose wordings have nothing to keep, another one for each record. */
const textOfConsole = async (nth: number): Promise<string> => {
  const plain = [...(await consoleTexts()).keys()].filter((key) => /^[A-Z][a-z ]+$/.test(key));
  return plain[nth % plain.length] ?? '';
};

export type Data = Record<string, unknown>;
/** Finds or makes a record of an entity to refer to. */
export type Refer = (
  code: string,
  only: Readonly<Record<string, readonly string[]>> | undefined,
  nth: number,
) => Promise<string>;

const text = (field: TextField, nth: number): string => {
  switch (field.format) {
    case 'iban':
      return 'ES9121000418450200051332';
    case 'serial':
      return `SN-${1000 + nth}`;
    case 'board_serial':
      return '00:1B:44:11:3A:B7';
    case 'build_number':
      return `4.${nth}`;
    case 'path':
      return '/settings/basics/taxes';
    case 'url':
      return `https://example.test/${nth}`;
    case 'colour':
      return '#336699';
    // Details of one record differ in it, and so do the languages of a company.
    case 'language':
      return `en-${100 + (nth % 900)}`;
    case 'email':
      return 'someone@example.test';
    case 'phone':
      return '+34 910 000 001';
    case 'country':
      return field.max < 5 ? (nth === 1 ? 'PT' : 'ES') : 'ES-CN';
    case 'time_zone':
      return 'Europe/Madrid';
    case 'fiscal_region':
      return 'SP-TBA';
    case 'licence_code':
      return '801';
    // A tax number of Spain, where the record is.
    case 'unspaced':
      return '00000000T';
    case 'special_regime':
      return '01';
    case 'fingerprint':
      return `${nth}`.padStart(64, '0');
    case 'upgrade_code':
      return `UP-${nth}`;
    case 'action_code':
      return `KEY_${nth}`;
    case 'alpha_code':
      return 'BRAND'.slice(0, field.max);
    case 'number_id':
      return `${nth}`.padStart(field.max, '0').slice(-field.max);
    case 'filename':
      return `file-${nth}.bin`;
    case 'key_value':
      return `key.${nth}=value`;
    default:
      // What starts with a text takes no other one for granted.
      return field.initial || `${nth}`.slice(0, field.max) || 'x';
  }
};

const item = async (field: ItemField, nth: number, refer: Refer, names: Data): Promise<unknown> => {
  switch (field.kind) {
    case 'names':
      return names;
    case 'ref':
      return refer(field.to, field.only, nth);
    case 'choice':
      // Details that hold nothing else are a set: each is there once.
      return Object.keys(field.options)[nth % Object.keys(field.options).length];
    case 'text':
      return text(field, nth);
    case 'image':
      return { color: `#33669${nth % 10}` };
    case 'lines':
      return Promise.all(
        [0, 1].map(async (at) =>
          Object.fromEntries(
            await Promise.all(
              Object.entries(field.item).map(
                async ([key, part]) => [key, await item(part, at, refer, names)] as const,
              ),
            ),
          ),
        ),
      );
    default:
      return field.initial;
  }
};

/** Texts of details that no other record may have are drawn of the record's number and their place. */
const claimed = (resource: Resource, path: string, position: number, nth: number): string | undefined => {
  const place = Object.values(resource.claims ?? {})
    .flat()
    .indexOf(path);
  return place < 0 ? undefined : `${nth}.${position}.${place}`;
};

const value = async (
  resource: Resource,
  [name, field]: [string, Field],
  nth: number,
  refer: Refer,
  names: Data,
): Promise<unknown> => {
  switch (field.kind) {
    case 'code':
      return `T${nth}.${Math.abs(nth * 7919) % 1000}`;
    case 'names':
      return names;
    case 'order':
      return 5000 + nth;
    case 'integer':
      return field.initial ?? field.min;
    case 'money':
      return Math.max(field.min, 100 + nth);
    case 'decimal':
      return String(Math.min(field.max, field.min + 1));
    case 'text':
      if (resource.code === translate.code && name === 'key') return textOfConsole(nth);
      // Whether a document is one is a rule of its record, which no field tells.
      return name === 'document' ? '12345678Z' : text(field, nth);
    case 'ref':
      return refer(field.to, field.only, nth);
    case 'list':
      return Promise.all(
        [0, 1].map(async (index) =>
          Object.fromEntries(
            await Promise.all(
              Object.entries(field.item).map(
                async ([key, entry]) =>
                  [
                    key,
                    claimed(resource, `${name}.${key}`, index, nth) ??
                      (await item(entry, index, refer, names)),
                  ] as const,
              ),
            ),
          ),
        ),
      );
    case 'image':
      return { color: '#996633' };
    case 'date':
      return '2026-11-21';
    case 'time':
      return '12:30';
    case 'choices':
      return Object.keys(field.options).slice(0, 2);
    case 'week':
      return { days: { FRI: [{ from: '20:00', to: '02:00' }] }, closed: ['2026-12-25'] };
    case 'secret':
      return field.pin ? String(nth % 10 ** field.min).padStart(field.min, '0') : 'x'.repeat(field.min);
    default:
      return field.initial;
  }
};

/**
 * A sound record of a resource, made from its definition alone. `over` is put on top first, so that what it shows or
 * hides is filled or left blank as the definition says.
 */
export const sampleOf = async (
  resource: Resource,
  nth: number,
  refer: Refer,
  languages: readonly string[],
  over: Data = {},
): Promise<Data> => {
  const names = Object.fromEntries(languages.map((language) => [language, `${resource.name} ${nth}`]));
  const draft: Data = { ...blank(resource), ...over };
  for (const [name, field] of fieldsOf(resource)) {
    if (name in over || (field.when && !field.when(draft))) continue;
    draft[name] = await value(resource, [name, field], nth, refer, names);
  }
  return draft;
};

const valuesOf = (field: Field): readonly string[] => {
  if (field.kind === 'flag') return ['S', 'N'];
  return field.kind === 'choice' ? Object.keys(field.options) : [];
};
/** A choice or a flag with which a field is shown: a reference that is hidden is not kept, so nobody's can slip in there. */
export const showing = (resource: Resource, name: string): Data =>
  [
    {},
    ...fieldsOf(resource).flatMap(([choice, field]) => valuesOf(field).map((value) => ({ [choice]: value }))),
  ].find((values) => resource.fields[name]?.when?.({ ...blank(resource), ...values }) ?? true) ?? {};
