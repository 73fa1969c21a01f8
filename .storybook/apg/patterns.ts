import { actions } from './actions.ts';
import { days } from './days.ts';
import { fields } from './fields.ts';
import { inputs } from './inputs.ts';
import { places } from './places.ts';
import type { Pattern } from './rows.ts';

/**
 * The keyboard of each pattern of the ARIA Authoring Practices, as data. The rows of a pattern are one walk through a
 * story that names it (`parameters: { apg: 'tabs' }`); `checks/keyboard.ts` goes it with real keys in either direction, and
 * `<Keyboard of="tabs" />` shows it as the table of a page.
 */
export const patterns = { ...actions, ...days, ...fields, ...inputs, ...places };

export type PatternName = keyof typeof patterns;

export const patternOf = (name: PatternName): Pattern => patterns[name];

export const isPattern = (name: unknown): name is PatternName => typeof name === 'string' && name in patterns;
