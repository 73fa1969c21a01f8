import { use, useCallback } from 'react';
import { useFilter } from 'react-aria-components/Autocomplete';
import { WordFolderContext } from './WordFolder.tsx';

/** Whether a text holds words as somebody has typed them. */
export function useContains(): (text: string, words: string) => boolean {
  const fold = use(WordFolderContext);
  const { contains } = useFilter({ sensitivity: 'base' });
  return useCallback(
    (text, words) => {
      const typed = words.trim();
      return fold ? fold(text).includes(fold(typed)) : contains(text, typed);
    },
    [fold, contains],
  );
}
