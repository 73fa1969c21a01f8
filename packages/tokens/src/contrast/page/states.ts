/** What a person does to an element, which styles know by pseudo-classes or by the attributes of react-aria. */
export type Deed = 'hover' | 'active' | 'press' | 'dragOver' | 'focus' | 'focusVisible' | 'focusWithin';

/** Nobody does anything to what is disabled. */
export const idle = ':disabled, [data-disabled], [aria-disabled="true"]';

/** The attribute that stands for deeds nobody does. */
export const forced = 'data-forced';

const pseudoClass = (name: string): string => `:${name}(?![\\w-])`;
const attribute = (name: string): string => `\\[data-${name}(?:=["']?true["']?)?\\]`;
const signOf = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'g');

const signs: readonly (readonly [Deed, RegExp])[] = [
  ['hover', signOf(pseudoClass('hover'), attribute('hovered'))],
  ['active', signOf(pseudoClass('active'))],
  ['press', signOf(attribute('pressed'))],
  ['dragOver', signOf(attribute('drop-target'))],
  ['focus', signOf(pseudoClass('focus'), attribute('focused'))],
  ['focusVisible', signOf(pseudoClass('focus-visible'), attribute('focus-visible'))],
  ['focusWithin', signOf(pseudoClass('focus-within'), attribute('focus-within'))],
];

/** The selector, true also where the deed is forced. Specificity stays: `:is()` has that of its strongest argument. */
export function forcible(selector: string): string {
  return signs.reduce(
    (text, [deed, sign]) => text.replaceAll(sign, (found) => `:is(${found}, [${forced}~="${deed}"])`),
    selector,
  );
}

/** The selector of what it would apply to if anything were done to it. */
export function possible(selector: string): string {
  return signs.reduce(
    (text, [, sign]) =>
      text.replaceAll(new RegExp(`:not\\((?:${sign.source})\\)`, 'g'), '').replaceAll(sign, `:not(${idle})`),
    selector,
  );
}

/** Of a selector, the elements to which a deed makes a difference, each as a selector without any deed. */
export function deedsOf(selector: string): readonly (readonly [Deed, string])[] {
  return selectorsIn(selector).flatMap((complex) =>
    compoundsIn(complex).flatMap((compound) => {
      const deeds = signs.flatMap(([deed, sign]) => (compound.search(sign) === -1 ? [] : [deed]));
      if (deeds.length === 0) return [];
      const rest = simpleSelectorsIn(compound)
        .filter((simple) => !simple.startsWith('::') && signs.every(([, sign]) => simple.search(sign) === -1))
        .join('');
      return deeds.map((deed) => [deed, rest === '' ? '*' : rest] as const);
    }),
  );
}

/** Cuts a text where `isCut` says so, outside brackets and parentheses. */
function cut(text: string, isCut: (sign: string, before: string) => boolean): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    const isOpening = depth === 1 && '(['.includes(sign);
    if ((depth === 0 || isOpening) && !')]'.includes(sign) && isCut(sign, part)) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

const trimmed = (parts: readonly string[], edge: RegExp): readonly string[] =>
  parts.map((part) => part.replace(edge, '').trim()).filter(Boolean);

export function selectorsIn(list: string): readonly string[] {
  return trimmed(
    cut(list, (sign) => sign === ','),
    /^,/,
  );
}

function compoundsIn(complex: string): readonly string[] {
  return trimmed(
    cut(complex, (sign) => ' >+~'.includes(sign)),
    /^[ >+~]+/,
  );
}

function simpleSelectorsIn(compound: string): readonly string[] {
  return cut(compound, (sign, before) =>
    sign === ':' ? before !== ':' : '.#['.includes(sign) && before !== '',
  ).filter(Boolean);
}
