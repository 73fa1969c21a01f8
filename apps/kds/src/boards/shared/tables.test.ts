import { describe, expect, it } from 'vitest';
import type { ShownOrder } from '../../engine/kitchen.ts';
import { createTableWatch } from './tables.ts';

const order = (place: string, rev = 0): ShownOrder =>
  ({ id: 'a', card: { place }, tasks: [{ rev }] }) as unknown as ShownOrder;

describe('an order that goes to another table', () => {
  it('says from where to where, until somebody works on it', () => {
    const watch = createTableWatch();
    expect(watch([order('4')])).toEqual({ changes: new Map(), isNew: false });
    const change = { from: '4', to: '7' };
    expect(watch([order('7')])).toEqual({ changes: new Map([['a', change]]), isNew: true });
    expect(watch([order('7')])).toEqual({ changes: new Map([['a', change]]), isNew: false });
    expect(watch([order('7', 1)])).toEqual({ changes: new Map(), isNew: false });
  });

  it('says where it was first, and nothing where it comes back', () => {
    const watch = createTableWatch();
    watch([order('4')]);
    watch([order('7')]);
    expect(watch([order('9')]).changes.get('a')).toEqual({ from: '4', to: '9' });
    expect(watch([order('4')])).toEqual({ changes: new Map(), isNew: false });
  });
});
