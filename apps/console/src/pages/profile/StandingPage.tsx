import type { Failure } from '@comanda/api/client';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Pagination } from '@comanda/ui/Pagination';
import { Rows } from '@comanda/ui/Rows';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHead } from '../../app/PageHead.tsx';
import type { Paging } from '../../app/usePaging.ts';
import { PartState } from './form/PartState.tsx';
import * as css from './profile.css.ts';

interface StandingQuery<Data> {
  readonly data: Data | undefined;
  readonly error: { readonly failure: Failure } | null;
  readonly refetch: () => unknown;
}
interface Page<T> {
  readonly elements: readonly T[];
  readonly total: number;
}
/** A list that comes whole, as the only page. */
export const allOf = <T,>({ data, error, refetch }: StandingQuery<readonly T[]>): StandingQuery<Page<T>> => ({
  data: data && { elements: data, total: data.length },
  error,
  refetch,
});

/** What such a page says of itself, and in place of a list that has nothing. */
export interface StandingWords {
  readonly title: string;
  readonly description: string;
  readonly icon: LucideIcon;
  readonly emptyTitle: string;
  readonly emptyDescription: string;
}
export interface StandingPageProps<T> {
  readonly words: StandingWords;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** What leads on from a list that has nothing. */
  readonly begin?: ReactNode;
  /** Without it all of them come at once. */
  readonly paging?: Paging;
  /** The page that was asked for. */
  readonly query: StandingQuery<Page<T>>;
  readonly row: (one: T) => ReactNode;
}

/** What a person has got from others, or has sent them, page by page. */
export function StandingPage<T>({
  words: { title, description, icon, emptyTitle, emptyDescription },
  actions,
  begin,
  paging,
  query: { data, error, refetch },
  row,
}: StandingPageProps<T>) {
  const { t } = useLingui();
  const total = data?.total ?? 0;
  const isEmpty = data?.total === 0;
  const search = paging?.asked.search ?? '';
  return (
    <>
      <PageHead title={title} description={description} actions={actions} />
      {isEmpty && search === '' ? (
        <EmptyState
          icon={icon}
          headingLevel={2}
          title={emptyTitle}
          description={emptyDescription}
          action={begin}
        />
      ) : (
        <div className={css.standing}>
          {paging && (search !== '' || total > paging.asked.limit) && (
            <SearchField
              label={t`Search by company or person`}
              value={paging.words}
              onChange={paging.setWords}
            />
          )}
          {isEmpty ? (
            <EmptyState
              drawing="search"
              headingLevel={2}
              title={t`Nothing found`}
              action={<Button onPress={() => paging?.setWords('')}>{t`Clear search`}</Button>}
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
          {paging && total > 10 && (
            <Pagination
              page={paging.page}
              pageSize={paging.asked.limit}
              total={total}
              onPageChange={paging.setPage}
              onPageSizeChange={paging.setLimit}
            />
          )}
        </div>
      )}
    </>
  );
}
