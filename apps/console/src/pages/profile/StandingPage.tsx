import type { Page } from '@comanda/api/calls';
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

/** A page of a list as it is asked for. */
export interface Asked {
  readonly limit: Size;
  readonly offset: number;
  readonly search: string;
}
export interface StandingPageProps<T> {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  /** In place of a list that has nothing. */
  readonly empty: ReactNode;
  /** Asks for a page of what stands between the person and others. */
  readonly useList: (asked: Asked) => {
    readonly data: Page<T> | undefined;
    readonly error: { readonly failure: Failure } | null;
    readonly refetch: () => unknown;
  };
  readonly row: (one: T) => ReactNode;
}

/** What a person has got from others, or has sent them, page by page. */
export function StandingPage<T>({ title, description, actions, empty, useList, row }: StandingPageProps<T>) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<Size>(10);
  const search = words.trim();
  const { data, error, refetch } = useList({ limit, offset: (page - 1) * limit, search });
  const isEmpty = data?.total === 0;
  return (
    <>
      <PageHead title={title} description={description} actions={actions} />
      {isEmpty && search === '' ? (
        empty
      ) : (
        <div className={css.standing}>
          {(search !== '' || (data?.total ?? 0) > limit) && (
            <SearchField
              label={t`Search by company or person`}
              value={words}
              onChange={(next) => {
                setWords(next);
                setPage(1);
              }}
            />
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
              onPageSizeChange={(size) => {
                if (isSize(size)) setLimit(size);
                setPage(1);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
