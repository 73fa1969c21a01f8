import { expect, it } from 'vitest';
import { areas } from './table.ts';

it.each(areas)(
  '$code is in the table as its definition says',
  async ({ code, name, route, owner, page, tree, load }) => {
    const definition = await load();
    expect([code, name, route, owner, page, tree]).toEqual([
      definition.code,
      definition.name,
      definition.route,
      definition.owner,
      definition.page ?? 'list',
      definition.tree !== undefined,
    ]);
  },
);

it('each code, name and route is that of one area', () => {
  for (const key of ['code', 'name', 'route'] as const)
    expect(new Set(areas.map((area) => area[key])).size).toBe(areas.length);
});
