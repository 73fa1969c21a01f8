import { parseXml, XmlElement, type XmlDocument } from '@rgrove/parse-xml';

/** An element by the local names of what is in it: prefixes of namespaces are the writer's own. */
export type Part = XmlElement;

const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);
const elementsOf = (part: XmlElement | XmlDocument): readonly Part[] =>
  part.children.filter((child): child is XmlElement => child instanceof XmlElement);

/** The root of a document; nothing where it is none, or brings definitions of its own, which no invoice needs. */
export const rootOf = (xml: string): { readonly name: string; readonly root: Part } | undefined => {
  if (/<!DOCTYPE/i.test(xml)) return undefined;
  try {
    const { root } = parseXml(xml);
    return root ? { name: localOf(root.name), root } : undefined;
  } catch (error) {
    // What the parser says about a document that it cannot read; anything else is ours.
    if (error instanceof Error && 'pos' in error) return undefined;
    throw error;
  }
};

/** Everything at a path of local names: `Party/PartyName/Name`. */
export const allAt = (part: Part | undefined, path: string): readonly Part[] =>
  path
    .split('/')
    .reduce<readonly Part[]>(
      (parts, name) =>
        parts.flatMap((one) => elementsOf(one).filter((child) => localOf(child.name) === name)),
      part ? [part] : [],
    );
export const at = (part: Part | undefined, path: string): Part | undefined => allAt(part, path)[0];

/** The first text that there is at one of some paths. */
export const textAt = (part: Part | undefined, ...paths: readonly string[]): string => {
  for (const path of paths) {
    const found = at(part, path)?.text.replaceAll(/\s+/g, ' ').trim();
    if (found) return found;
  }
  return '';
};
