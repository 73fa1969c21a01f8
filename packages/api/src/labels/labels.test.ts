import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../areas/catalogues.fixture.ts';
import { errorCodes, laterCode, sessionEnds } from '../errors/index.ts';
import { operators } from '../filter/index.ts';
import { resources } from '../areas/all.ts';
import { importReasons, refusalCodes } from '../transfer/index.ts';
import { faultCodes } from '../validation/index.ts';
import { helpLabel } from './help.ts';
import {
  errorLabel,
  faultLabel,
  labelsOf,
  nameOf,
  operatorLabel,
  pluralOf,
  sessionEndLabel,
} from './labels.ts';
import { reasonLabel } from './reasons.ts';

/** Entities that refusals and changes name besides the areas. */
const others = ['CMP', 'TRM', 'TRK', 'CMM', 'TCK', 'IVC', 'DLN', 'PRS', 'RPX', 'RPZ'];

const locales = readdirSync(new URL('../locales', import.meta.url)).map((file) => file.replace('.po', ''));

describe.each(locales)('texts in %s', (locale) => {
  const known = new Set(Object.keys(textsIn(locale)));
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
  it('help with fields that there are, and in every language', () => {
    const helped = [...known].filter((id) => id.endsWith('.help'));
    const fields = new Set(
      resources.flatMap((resource) =>
        Object.keys(resource.fields).map((name) => helpLabel(resource, name).id),
      ),
    );
    expect(helped.length).toBeGreaterThan(60);
    expect(helped.filter((id) => !fields.has(id))).toEqual([]);
  });
  it('name every error, fault, operator, end of a session and reason of an import, and what has no area of its own', () => {
    const ids = [
      ...[...errorCodes, laterCode].map(errorLabel),
      ...faultCodes.map(faultLabel),
      ...sessionEnds.map(sessionEndLabel),
      ...operators.map(operatorLabel),
      ...importReasons.map(reasonLabel),
      ...refusalCodes.map((code) => ({ id: `import.${code}` })),
      ...others.flatMap((entity) => [nameOf(entity), pluralOf(entity)]),
    ].map(({ id }) => id);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });
});
