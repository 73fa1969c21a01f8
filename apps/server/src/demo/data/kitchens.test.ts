import { describe, expect, it } from 'vitest';
import { businesses } from './businesses.ts';
import { rowsOf } from './menu.ts';

const codes = (rows: readonly { readonly code: string }[]): string[] => rows.map(({ code }) => code);

describe.each(businesses.map((business) => [business.code, business] as const))(
  'the kitchens of %s',
  (_, { kitchen, languages, menu, stores }) => {
    const sections = rowsOf(kitchen.sections, languages);
    const monitors = rowsOf(kitchen.monitors, languages);

    it('have one section that takes the rest, and give each preparation area to one section', () => {
      expect(sections.filter(({ cells }) => cells[0]?.[3] === 'rest')).toHaveLength(1);
      expect(sections.flatMap(({ cells }) => cells[1] ?? []).toSorted()).toEqual(
        codes(rowsOf(menu.areas, languages)).toSorted(),
      );
    });
    it('call a dish late before they call it very late', () => {
      for (const { cells } of sections) expect(Number(cells[0]?.[1])).toBeGreaterThan(Number(cells[0]?.[0]));
    });
    it('show every section on exactly one monitor of each store', () => {
      expect(new Set(monitors.map(({ cells }) => cells[0]?.[0]))).toEqual(new Set(codes(stores)));
      for (const { code: store } of stores)
        expect(
          monitors
            .filter(({ cells }) => cells[0]?.[0] === store)
            .flatMap(({ cells }) => cells[1] ?? [])
            .toSorted(),
        ).toEqual(codes(sections).toSorted());
    });
  },
);
