/**
 * Names and values of CSS that point left or right, which turn wrong when the script runs from right to left.
 * Each with what to write instead.
 */
const physical = /** @type {[pattern: RegExp, instead: string][]} */ ([
  [property('(?:margin|padding)-?(?:left|right)'), 'margin-inline-start, padding-inline-end …'],
  [property('border-?(?:left|right)(?:-?(?:width|style|color))?'), 'border-inline-start …'],
  [property('border-?(?:top|bottom)-?(?:left|right)-?radius'), 'border-start-start-radius …'],
  [property('scroll-?(?:margin|padding)-?(?:left|right)'), 'scroll-margin-inline-start …'],
  [property('(?:left|right)'), 'inset-inline-start, inset-inline-end'],
  [
    /(?:text-?align|float|clear|caption-?side)['"]?\s*:\s*['"]?(?:left|right)\b/i,
    'start, end, inline-start, inline-end',
  ],
]);

/** Browsers know no logical form of these: a rule may use them where it says why in a comment of the line before. */
const excuse = /physical:\s*\S/;

/**
 * @param {string} source of a style sheet or of a vanilla-extract file
 * @returns {{ line: number, text: string, instead: string }[]}
 */
export function physicalProperties(source) {
  const lines = withoutComments(source).split('\n');
  const original = source.split('\n');
  return lines.flatMap((text, index) => {
    const found = physical.find(([pattern]) => pattern.test(text));
    if (!found || excuse.test(original[index - 1] ?? '')) return [];
    return [{ line: index + 1, text: text.trim(), instead: found[1] }];
  });
}

/**
 * A declaration in CSS (`margin-left:`) or in an object (`marginLeft:`, `'margin-left':`), not a part of a name.
 *
 * @param {string} name
 */
function property(name) {
  return new RegExp(`(?<![\\w.$-])['"]?${name}['"]?\\s*:`, 'i');
}

/**
 * Blanks out comments and keeps every line where it is.
 *
 * @param {string} source
 */
function withoutComments(source) {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(?<![:'"\w])\/\/[^\n]*/g, '');
}
