import { resources } from '@comanda/api/resources';
import { expect, test } from 'vitest';
import { resourceAreas } from './resources.ts';

test('every maintenance area of a company has its pages, at the place that its definition names', async () => {
  const areas = await Promise.all(
    resourceAreas.map(async ({ code, path, name, owner, load }) => {
      const definition = await load();
      expect([definition.code, definition.route, definition.name, definition.owner]).toEqual([
        code,
        path,
        name,
        owner,
      ]);
      return code;
    }),
  );
  expect(areas.toSorted()).toEqual(resources.map(({ code }) => code).toSorted());
});
