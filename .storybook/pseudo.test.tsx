import { setupI18n, type Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { pseudoMessages } from './pseudo.ts';

const say = (message: Messages[string], values = {}): string => {
  const messages = pseudoMessages({ id: message });
  return setupI18n({ locale: 'en-GB', messages: { 'en-GB': messages } })._('id', values);
};

it('marks a word and makes it longer', () => {
  expect(say('Save')).toBe('⟦Savexx⟧');
});

it('makes a sentence longer by a word', () => {
  expect(say(['Save now'])).toBe('⟦Save now xxxx⟧');
});

it('marks words that are an element within a sentence', () => {
  expect(say(['Do <0>not</0> wait'])).toMatch(/^⟦Do <0>⟦not⟧<\/0> wait x+⟧$/);
});

it('leaves values as they are', () => {
  expect(say([['name'], ' of ', ['total']], { name: 3, total: 8 })).toMatch(/^⟦3 of 8 x+⟧$/);
});
