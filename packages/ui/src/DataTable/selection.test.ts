import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSelected,
  idsBetween,
  isSelected,
  NOTHING,
  pageSelection,
  select,
  toggle,
} from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('keeps what was chosen on other pages', () => {
    const earlier = select(NOTHING, ['x', 'y'], true);
    const here = select(earlier, page, true);
    expect(here).toEqual({ mode: 'some', ids: ['x', 'y', 'a', 'b', 'c', 'd'] });
    expect(select(here, page, false)).toEqual(earlier);
  });

  it('holds exceptions when all that match are chosen', () => {
    const except = toggle({ mode: 'all', except: [] }, 'b');
    expect(except).toEqual({ mode: 'all', except: ['b'] });
    expect(countSelected(except, 1234)).toBe(1233);
    expect(pageSelection(except, page)).toBe('some');
    expect(toggle(except, 'b')).toEqual({ mode: 'all', except: [] });
  });

  it('finds ranges in both directions, and only the row itself without an anchor on the page', () => {
    expect(idsBetween(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
    expect(idsBetween(page, 'elsewhere', 'b')).toEqual(['b']);
  });

  it('counts each record once, however often it is chosen', () => {
    const ids = fc.array(fc.constantFrom(...page));
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.boolean())), (steps) => {
        const chosen = new Set<string>();
        let selection = NOTHING;
        for (const [some, isChosen] of steps) {
          selection = select(selection, some, isChosen);
          for (const id of some) chosen[isChosen ? 'add' : 'delete'](id);
        }
        expect(page.filter((id) => isSelected(selection, id))).toEqual(page.filter((id) => chosen.has(id)));
        expect(countSelected(selection, page.length)).toBe(chosen.size);
      }),
    );
  });
});
