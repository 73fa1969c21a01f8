import { useState } from 'react';

type Size = 10 | 25 | 50 | 100;
const isSize = (size: number): size is Size => [10, 25, 50, 100].includes(size);

/** Which page of a list is shown, and of what is looked for. */
export interface Paging {
  readonly asked: { readonly limit: Size; readonly offset: number; readonly search: string };
  readonly words: string;
  readonly page: number;
  readonly setWords: (words: string) => void;
  readonly setPage: (page: number) => void;
  readonly setLimit: (limit: number) => void;
}
/** A list that the platform gives page by page; other words begin at its first page. */
export function usePaging(size: Size = 10): Paging {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<Size>(size);
  return {
    asked: { limit, offset: (page - 1) * limit, search: words.trim() },
    words,
    page,
    setWords: (next) => {
      setWords(next);
      setPage(1);
    },
    setPage,
    setLimit: (next) => {
      if (isSize(next)) setLimit(next);
      setPage(1);
    },
  };
}
