import { readFileSync } from 'node:fs';
import type { Failure } from '@comanda/api/client';
import {
  type ApiError,
  codeOfType,
  errorCodes,
  type ErrorType,
  laterCode,
  statusOf,
} from '@comanda/api/errors';
import { tax } from '@comanda/api/areas/basics/tax';
import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { failureMessage, referenceOf } from '../app/failures.ts';
import { dependenciesIn } from './dialogs/dependencies.ts';
import { outcomeOf, type SaveOutcome } from './form/outcome.ts';

/* What a person is shown for each refusal that the contract knows (docs/product.md §12). */
const refused = (error: Omit<ApiError, 'message' | 'requestId'>): Failure => ({
  kind: 'refused',
  status: error.code === laterCode ? 422 : statusOf[error.code],
  error: { ...error, message: 'In English, for logs.', requestId: 'r7' },
});
const textsOf = (locale: string): ReadonlyMap<string, string> =>
  new Map(
    ['packages/api', 'apps/console'].flatMap((owner) =>
      [
        ...readFileSync(
          new URL(`../../../../${owner}/src/locales/${locale}.po`, import.meta.url),
          'utf8',
        ).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm),
      ].map(([, id = '', text = '']): [string, string] => [id, text]),
    ),
  );

const holder = { id: 'x', code: 'IVA', names: { 'es-ES': 'IVA' } };
const stored = { id: 'x', version: 4, code: 'IVA' };
interface Shown {
  readonly error: Omit<Parameters<typeof refused>[0], 'type' | 'code'>;
  /** What the form does. */
  readonly form: Readonly<Record<string, unknown>> & Pick<SaveOutcome, 'kind'>;
  /** Areas that the dialog of dependencies names, with their counts. */
  readonly dependencies: readonly (readonly [string, number])[];
}
const kept = { kind: 'kept' } as const;
const byType: Readonly<Record<ErrorType, Shown>> = {
  ConstraintExtraInfo: {
    error: {
      extra: [
        { entity: 'TAX', field: 'value', error: 'too_big', params: { max: 100 } },
        { entity: 'TAX', field: 'code', error: 'exists', records: [holder] },
      ],
    },
    form: {
      kind: 'faults',
      faults: [
        { path: 'value', code: 'too_big', params: { max: 100 } },
        { path: 'code', code: 'exists', holder },
      ],
      proposals: [],
    },
    dependencies: [],
  },
  DependecyExtraInfo: {
    error: { extra: [{ entity: 'PRD', count: 3, params: { id: 'x', code: 'IVA' } }] },
    form: kept,
    dependencies: [['PRD', 3]],
  },
  ProposalExtraInfo: {
    error: { extra: [{ entity: 'TAX', field: 'code', error: 'ERROR_CODE_EXIST', proposal: 'IVA2' }] },
    form: {
      kind: 'faults',
      faults: [{ path: 'code', code: 'ERROR_CODE_EXIST' }],
      proposals: [{ field: 'code', value: 'IVA2' }],
    },
    dependencies: [],
  },
  InformationExits: { error: { extra: [{ entity: 'TRK' }] }, form: kept, dependencies: [] },
  CompanyIsSync: { error: {}, form: kept, dependencies: [] },
  StaleExtraInfo: {
    error: { extra: [{ entity: 'TAX' }], records: { yours: {}, stored } },
    form: { kind: 'stale', stored },
    dependencies: [],
  },
};

describe.each(Object.entries(byType))('%s', (type, { error, form, dependencies }) => {
  const known = type as ErrorType;
  const failure = refused({ ...error, type: known, code: codeOfType[known] });
  it('is put where it can be mended', () => expect(outcomeOf(tax, failure)).toEqual(form));
  it('says what stands in the way, where something does', () =>
    expect(dependenciesIn(failure).map(({ entity, count }) => [entity, count])).toEqual(dependencies));
  it('keeps what was typed where nothing of it is at a field of the form', () =>
    expect(outcomeOf({ ...tax, fields: {} }, failure).kind).toBe(
      known === 'StaleExtraInfo' ? 'stale' : 'kept',
    ));
});

const codes: readonly ApiError['code'][] = [...errorCodes, laterCode];

describe.each(['en-GB', 'es-ES', 'ar-EG'])('in %s', (locale) => {
  const texts = textsOf(locale);
  const said = codes.map((code): [ApiError['code'], string] => {
    const { id } = failureMessage(refused({ code }));
    return [code, texts.get(id) ?? ''];
  });
  it.each(said)('%s has a sentence for people, and its reference', (code, text) => {
    expect(text).toMatch(/\p{L}{2,}.* .*\p{L}/u);
    expect(text).not.toMatch(/ERROR_|In English/);
    expect(referenceOf(refused({ code }))).toBe('r7');
  });
  it('what is there already is named', () => {
    i18n.load(locale, { 'TRK.one': texts.get('TRK.one') ?? '' });
    i18n.activate(locale);
    const extra = [{ entity: 'TRK' }];
    const { message = '', values } = failureMessage(refused({ code: 'ERROR_INFORMATION_EXISTS', extra }));
    const named = texts.get(message)?.replace('{entity}', String(values?.['entity']));
    expect(named).toContain(texts.get('TRK.one'));
    expect(named).toMatch(/: .*\p{L}{3}/u);
    // An area of a later release has no name here.
    const unknown = failureMessage(refused({ code: 'ERROR_INFORMATION_EXISTS', extra: [{ entity: 'ZZZ' }] }));
    expect(unknown.id).toBe('error.ERROR_INFORMATION_EXISTS');
  });
  it('no two codes say the same', () => {
    expect(new Set(said.map(([, text]) => text)).size).toBe(said.length);
  });
});
