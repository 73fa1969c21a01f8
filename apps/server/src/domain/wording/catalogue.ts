import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { platformLanguages } from '@comanda/api/kernel';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import PO from 'pofile';

/** A text of the console, in every language as it is built in. */
export interface ConsoleText {
  /** As catalogues name it: the text as it is written in the code, or the id that it has there. */
  readonly key: string;
  /** What the console asks for it by. */
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
}
/** By key; those that several catalogues have once. */
type ConsoleTexts = ReadonlyMap<string, ConsoleText>;

const [source = 'en-GB'] = platformLanguages;
/** Whose catalogues the console speaks from, those first that others take the place of. */
const owners = [
  '../../../../../packages/ui/src/',
  '../../../../../packages/api/src/',
  '../../../../console/src/',
];
const explicit = 'js-lingui-explicit-id';

const folders = async (): Promise<string[]> => {
  const found = await Promise.all(
    owners.map(async (owner) => {
      const root = fileURLToPath(new URL(owner, import.meta.url));
      const files = await readdir(root, { recursive: true });
      return files
        .map((file) => file.replaceAll('\\', '/'))
        .filter((file) => new RegExp(`(?:^|/)locales/${source}\\.po$`).test(file))
        .toSorted()
        .map((file) => `${root}${file.slice(0, -`${source}.po`.length)}`);
    }),
  );
  return found.flat();
};

const read = async (): Promise<ConsoleTexts> => {
  const all = new Map<string, { key: string; id: string; texts: Record<string, string> }>();
  for (const folder of await folders())
    for (const language of platformLanguages) {
      // One file after the other: whoever calls meanwhile waits for none of them but the one that is read.
      const { items } = PO.parse(await readFile(`${folder}${language}.po`, 'utf8'));
      for (const { msgid, msgctxt, msgstr, extractedComments } of items) {
        const id = extractedComments.includes(explicit) ? msgid : generateMessageId(msgid, msgctxt);
        const one = all.get(msgid) ?? { key: msgid, id, texts: {} };
        const [text = ''] = msgstr;
        if (text !== '') one.texts[language] = text;
        all.set(msgid, one);
      }
    }
  return all;
};

let catalogue: Promise<ConsoleTexts> | undefined;
/** The texts of the console's catalogues: read once, when somebody needs them. */
export const consoleTexts = (): Promise<ConsoleTexts> => {
  catalogue ??= read().catch((error: unknown) => {
    catalogue = undefined;
    throw error;
  });
  return catalogue;
};

/** What every wording of a text is measured by. */
export const sourceOf = ({ key, texts }: ConsoleText): string => texts[source] ?? key;
