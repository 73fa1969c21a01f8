import { describe, expect, it } from 'vitest';
import { applied, hasChanges, merged, noChanges, without } from './changes.ts';

const job = {
  settings: { mapping: ['code', null, 'names.en-GB'], decimalSign: '.' as const },
  decisions: [
    { problem: 'a', act: 'skip' as const },
    { problem: 'b', act: 'clear' as const },
  ],
};
const set = { problem: 'b', act: 'set', value: 'x' } as const;

describe('changes of an import that wait to be taken', () => {
  it('stand beside what others have changed, and take back what is taken back', () => {
    const changes = merged(merged(noChanges, { mapping: new Map([[1, 'order']]), decimalSign: ',' }), {
      mapping: new Map([[2, null]]),
      decisions: new Map([
        ['a', null],
        ['b', set],
      ]),
    });
    expect(applied(job, changes)).toEqual({
      settings: { mapping: ['code', 'order', null], decimalSign: ',' },
      decisions: [set],
    });
    expect(applied(job, noChanges)).toEqual(job);
  });
  it('of how the file is read stand beside what was chosen of it before', () => {
    const changes = merged(merged(noChanges, { reading: { sheet: 'Carta' } }), {
      reading: { headingLine: 3 },
    });
    expect(applied({ ...job, reading: { sections: true } }, changes).reading).toEqual({
      sections: true,
      sheet: 'Carta',
      headingLine: 3,
    });
    expect(applied(job, noChanges)).not.toHaveProperty('reading');
    expect(hasChanges(without(changes, changes))).toBe(false);
  });
  it('are what was changed again after it was sent, and nothing else', () => {
    const sent = merged(noChanges, { mapping: new Map([[1, 'order']]), decisions: new Map([['b', set]]) });
    const later = merged(sent, { mapping: new Map([[1, null]]) });
    expect(without(later, sent)).toEqual(merged(noChanges, { mapping: new Map([[1, null]]) }));
    expect(hasChanges(without(sent, sent))).toBe(false);
  });
});
