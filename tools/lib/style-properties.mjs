/** @param {string} part */
const blank = (part) => part.replaceAll(/[^\n]/g, ' ');

/**
 * The properties that a `*.css.ts` file sets, in vanilla-extract's spelling. Names of exports, selectors and queries are
 * none: a property is a plain key inside braces.
 *
 * @param {string} text
 * @returns {{ line: number, property: string }[]}
 */
export function styleProperties(text) {
  // A template may hold another inside its expressions: the innermost go first.
  let code = text.replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, blank);
  code = code.replaceAll(/(['"])(?:\\.|(?!\1)[^\\\n])*\1/g, (quoted) => `${' '.repeat(quoted.length - 1)}~`);
  code = code.replaceAll(/`[^`]*`/g, (template) => blank(template).replace(/ $/, '~'));
  return [...code.matchAll(/(?<=[{,]\s*)([a-z][A-Za-z]*)\s*(?=:)/g)]
    .filter(({ index, 0: found }) => !/^\s*:\s*\{/.test(code.slice(index + found.length)))
    .map(({ index, 1: property }) => ({
      line: code.slice(0, index).split('\n').length,
      property: property ?? '',
    }));
}
