import { expect, it } from 'vitest';
import { usualForm } from './usualForm.ts';

it.each([
  ['Add filter?', 'Add filter?'],
  ['{count, plural, one {# tax} other {# taxes}}', '{count} taxes'],
  ['{0, plural, =0 {None} one {One of {total}} other {# of {total}}} here', '{0} of {total} here'],
  ['{count, plural, offset:1 one {you} other {you and # more}}', 'you and {count} more'],
  ['{sex, select, f {she} other {they}} paid {n, plural, other {# times}}', 'they paid {n} times'],
  ['{a, plural, other {# in {b, plural, one {# day} other {# days}}}}', '{a} in {b} days'],
  ['{count, plural, one {# tax}}', '{count, plural, one {# tax}}'],
  ['{count, plural, other {# taxes', '{count, plural, other {# taxes'],
])('%s reads as %s', (text, reads) => expect(usualForm(text)).toBe(reads));
