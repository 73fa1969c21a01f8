import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.ts';

const room = { rows: 3, width: 100, gap: 4, more: 30 };
const row = (top: number, ...widths: readonly number[]) => widths.map((width) => ({ top, width }));

describe('fitting', () => {
  it('shows all that stand in three rows', () =>
    expect(fitting([...row(0, 40, 40), ...row(30, 90), ...row(60, 96)], room)).toBe(4));

  it('shows none where there are none', () => expect(fitting([], room)).toBe(0));

  it('keeps those of three rows when the button fits behind them', () =>
    expect(fitting([...row(0, 40, 40), ...row(30, 90), ...row(60, 40), ...row(90, 40)], room)).toBe(4));

  it('makes room for the button', () =>
    expect(fitting([...row(0, 40, 40), ...row(30, 90), ...row(60, 40, 40), ...row(90, 40)], room)).toBe(4));

  it('leaves the last row to the button where its one tag is wide', () =>
    expect(fitting([...row(0, 40), ...row(30, 90), ...row(60, 96), ...row(90, 40)], room)).toBe(2));
});
