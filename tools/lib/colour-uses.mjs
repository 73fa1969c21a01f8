/**
 * @typedef {object} ColourUse
 * @property {string} property in camel case; of a constant its name
 * @property {string} role
 */

const use = /(\w+)\s*[:=]\s*(?:`[^`\n]*\$\{vars\.color\.(\w+)\}|vars\.color\.(\w+))/g;

/**
 * The colour roles that the text of a style file gives to properties.
 *
 * @param {string} text of a `*.css.ts`
 * @returns {ColourUse[]}
 * @throws {Error} when a role is used in a way that this cannot read
 */
export function colourUses(text) {
  const uses = [...text.matchAll(use)].map(([, property = '', drawn, plain]) => ({
    property,
    role: drawn ?? plain ?? '',
  }));
  const all = text.match(/vars\.color\b/g) ?? [];
  if (uses.length !== all.length)
    throw new Error(`${all.length - uses.length} uses of a colour are not understood`);
  return uses;
}
