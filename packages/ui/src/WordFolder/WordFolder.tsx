import { createContext, type ReactNode } from 'react';

/** What two texts have in common that people take for the same when they look for one. */
export type FoldWords = (text: string) => string;

export const WordFolderContext = createContext<FoldWords | undefined>(undefined);

/** How the fields within it that look through what they hold compare words; without one, as the browser's language does. */
export function WordFolder({ fold, children }: { readonly fold: FoldWords; readonly children: ReactNode }) {
  return <WordFolderContext value={fold}>{children}</WordFolderContext>;
}
