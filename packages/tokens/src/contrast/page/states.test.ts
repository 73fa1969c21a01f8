import { describe, expect, it } from 'vitest';
import { deedsOf, forcible, possible, selectorsIn } from './states.ts';

describe('forcible', () => {
  it.each([
    ['.a:hover', '.a:is(:hover, [data-forced~="hover"])'],
    ['.a[data-hovered] .b', '.a:is([data-hovered], [data-forced~="hover"]) .b'],
    ['.a[data-pressed="true"]', '.a:is([data-pressed="true"], [data-forced~="press"])'],
    [':focus-visible', ':is(:focus-visible, [data-forced~="focusVisible"])'],
    ['.a:focus-within', '.a:is(:focus-within, [data-forced~="focusWithin"])'],
    ['.a:active::after', '.a:is(:active, [data-forced~="active"])::after'],
  ])('%s', (selector, wanted) => {
    expect(forcible(selector)).toBe(wanted);
  });

  it('tells the focus of keys from that of a pointer', () => {
    expect(forcible('.a:focus:not([data-focus-visible])')).toBe(
      '.a:is(:focus, [data-forced~="focus"]):not(:is([data-focus-visible], [data-forced~="focusVisible"]))',
    );
  });

  it('leaves alone what nobody does', () => {
    expect(forcible('.a[data-selected]:checked::before')).toBe('.a[data-selected]:checked::before');
  });
});

describe('deedsOf', () => {
  it.each([
    ['.a:hover', [['hover', '.a']]],
    ['.row[data-hovered] > .cell', [['hover', '.row']]],
    ['.a[data-selected][data-hovered]::after', [['hover', '.a[data-selected]']]],
    [':focus-visible', [['focusVisible', '*']]],
    [
      '.a:hover, .b:active',
      [
        ['hover', '.a'],
        ['active', '.b'],
      ],
    ],
    ['.a:not(:focus)', [['focus', '.a']]],
    ['[dir="rtl"] .a', []],
  ])('%s', (selector, wanted) => {
    expect(deedsOf(selector)).toEqual(wanted);
  });
});

describe('possible', () => {
  it('applies where the deed could be done', () => {
    expect(possible('.a:hover .b')).toBe('.a:not(:disabled, [data-disabled], [aria-disabled="true"]) .b');
  });

  it('does not ask for a deed not to be done', () => {
    expect(possible('.a:not([data-focus-visible])')).toBe('.a');
  });
});

describe('selectorsIn', () => {
  it('cuts at commas outside parentheses', () => {
    expect(selectorsIn('.a:is(.b, .c), .d')).toEqual(['.a:is(.b, .c)', '.d']);
  });
});
