import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '../errors/index.ts';
import { operators } from '../filter/index.ts';
import { resources } from '../resources/index.ts';
import { errorLabel, labelsOf, operatorLabel } from './labels.ts';

const idsOf = (locale: string): Set<string> =>
  new Set(
    [
      ...readFileSync(new URL(`../locales/${locale}.po`, import.meta.url), 'utf8').matchAll(
        /^msgid "(.+)"\nmsgstr ".+"$/gm,
      ),
    ].map(([, id = '']) => id),
  );

describe.each(['en-GB', 'es-ES', 'ar-EG'])('texts in %s', (locale) => {
  const known = idsOf(locale);
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'name every part of %s',
    (_, resource) => {
      expect(
        labelsOf(resource)
          .map(({ id }) => id)
          .filter((id) => !known.has(id)),
      ).toEqual([]);
    },
  );
  it('name every error and operator', () => {
    const ids = [...errorCodes.map(errorLabel), ...operators.map(operatorLabel)].map(({ id }) => id);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
});
