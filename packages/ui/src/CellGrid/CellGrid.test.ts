import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pasted, tableIn } from './clipboard.ts';
import { noHistory, recorded, stepped } from './history.ts';

describe('a pasted table', () => {
  it('reads what spreadsheets write, whatever their line breaks', () => {
    expect(tableIn('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(tableIn('a\n\nb')).toEqual([['a'], [''], ['b']]);
    expect(tableIn(' 2,50 ')).toEqual([['2,50']]);
  });

  it('lands below and beside the cell it is pasted on and never outside the grid', () => {
    expect(
      pasted(
        [
          ['1', '2'],
          ['3', '4'],
        ],
        { row: 1, column: 1 },
        ['a', 'b'],
        ['x', 'y'],
      ),
    ).toEqual([{ row: 'b', column: 'y', text: '1' }]);
  });
});

describe('taking back', () => {
  const text = fc.string({ maxLength: 3 });
  it('leads back to the first texts and forth to the last', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), text), { minLength: 1, maxLength: 20 }),
        (writes) => {
          const cells: Record<string, string> = { a: '', b: '' };
          const put = (changes: readonly { row: string; text: string }[]): void =>
            changes.forEach((change) => {
              cells[change.row] = change.text;
            });
          let history = noHistory;
          for (const [row, next] of writes) {
            const before = [{ row, column: 'x', text: cells[row] ?? '' }];
            const after = [{ row, column: 'x', text: next }];
            history = recorded(history, { before, after });
            put(after);
          }
          const last = { ...cells };
          for (let step = stepped(history, 'undo'); step; step = stepped(history, 'undo')) {
            history = step.history;
            put(step.changes);
          }
          expect(cells).toEqual({ a: '', b: '' });
          for (let step = stepped(history, 'redo'); step; step = stepped(history, 'redo')) {
            history = step.history;
            put(step.changes);
          }
          expect(cells).toEqual(last);
        },
      ),
    );
  });
});
