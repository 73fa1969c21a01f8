import type { Failure } from '@comanda/api/client';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Pagination } from '@comanda/ui/Pagination';
import { Rows } from '@comanda/ui/Rows';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../app/PageHead.tsx';
import { PartState } from './form/PartState.tsx';
import * as css from './profile.css.ts';

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
export function usePaging(): Paging {
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<Size>(10);
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

export interface StandingPageProps<T> {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  /** In place of a list that has nothing. */
  readonly empty: ReactNode;
  readonly paging: Paging;
  /** The page that was asked for. */
  readonly query: {
    readonly data: { readonly elements: readonly T[]; readonly total: number } | undefined;
    readonly error: { readonly failure: Failure } | null;
    readonly refetch: () => unknown;
  };
  readonly row: (one: T) => ReactNode;
}

/** What a person has got from others, or has sent them, page by page. */
export function StandingPage<T>({
  title,
  description,
  actions,
  empty,
  paging,
  query: { data, error, refetch },
  row,
}: StandingPageProps<T>) {
  const { t } = useLingui();
  const { words, page, setWords, setPage, setLimit } = paging;
  const { limit, search } = paging.asked;
  const isEmpty = data?.total === 0;
  return (
    <>
      <PageHead title={title} description={description} actions={actions} />
      {isEmpty && search === '' ? (
        empty
      ) : (
        <div className={css.standing}>
          {(search !== '' || (data?.total ?? 0) > limit) && (
            <SearchField label={t`Search by company or person`} value={words} onChange={setWords} />
          )}
          {isEmpty ? (
            <EmptyState
              drawing="search"
              headingLevel={2}
              title={t`Nothing found`}
              action={<Button onPress={() => setWords('')}>{t`Clear search`}</Button>}
            />
          ) : (
            <Card padding="none">
              {data ? (
                <Rows inset="card" label={title}>
                  {data.elements.map(row)}
                </Rows>
              ) : (
                <PartState failure={error?.failure} onRetry={() => void refetch()} />
              )}
            </Card>
          )}
          {data && data.total > 10 && (
            <Pagination
              page={page}
              pageSize={limit}
              total={data.total}
              onPageChange={setPage}
              onPageSizeChange={setLimit}
            />
          )}
        </div>
      )}
    </>
  );
}
