import { type Transfer, transferCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Pagination } from '@comanda/ui/Pagination';
import { Rows } from '@comanda/ui/Rows';
import { SearchField } from '@comanda/ui/SearchField';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCallQuery } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { PartState } from '../profile/form/PartState.tsx';
import * as css from './ownership.css.ts';

export interface OfferPageProps {
  readonly kind: 'received' | 'sent';
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  /** In place of a list that has nothing. */
  readonly empty: ReactNode;
  readonly row: (offer: Transfer) => ReactNode;
}
type Size = 10 | 25 | 50 | 100;
const isSize = (size: number): size is Size => [10, 25, 50, 100].includes(size);

/** The offers that a person has got, or has made, page by page (docs/product.md §22.9). */
export function OfferPage({ kind, title, description, actions, empty, row }: OfferPageProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<Size>(10);
  const search = words.trim();
  const { data, error, refetch } = useCallQuery(
    transferCalls.list,
    { data: { kind, limit, offset: (page - 1) * limit, search } },
    { staleTime: 0 },
  );
  const isEmpty = data?.total === 0;
  return (
    <>
      <PageHead title={title} description={description} actions={actions} />
      {isEmpty && search === '' ? (
        empty
      ) : (
        <div className={css.stack}>
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
