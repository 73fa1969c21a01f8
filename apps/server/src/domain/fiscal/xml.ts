import { DOMImplementation, type Element as XmlElement, type Document, XMLSerializer } from '@xmldom/xmldom';

type Content = Part | string | undefined;
/** An element: its name, and what is in it. */
export interface Part extends ReadonlyArray<Content> {
  readonly 0: string;
}

/** Signs that XML cannot hold are none of a name; white space is one space. */
export const plain = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '');

const add = (
  { document, namespace }: { readonly document: Document; readonly namespace: string | null },
  into: XmlElement,
  parts: readonly Content[],
): void => {
  for (const part of parts) {
    if (part === undefined) continue;
    if (typeof part === 'string') {
      into.appendChild(document.createTextNode(part));
      continue;
    }
    const element = document.createElementNS(namespace, part[0]);
    add({ document, namespace }, element, part.slice(1));
    into.appendChild(element);
  }
};

interface Root {
  readonly namespace: string;
  readonly name: string;
  /** Whether its elements are in its namespace too; else they are in none. */
  readonly holdsAll?: true;
}
/** An XML document of one root in a namespace. */
export const xmlOf = ({ namespace, name, holdsAll }: Root, parts: readonly Part[]): string => {
  const document = new DOMImplementation().createDocument(namespace, name);
  if (document.documentElement)
    add({ document, namespace: holdsAll ? namespace : null }, document.documentElement, parts);
  return `<?xml version="1.0" encoding="UTF-8"?>${new XMLSerializer().serializeToString(document)}`;
};
