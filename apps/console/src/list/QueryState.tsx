import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Refusal } from '../access/Refusal.tsx';
import { failureMessage, tryAgain, useLabel } from '../app/index.ts';

/** Stands where a drawer's content will: that it loads, or why it did not come. */
export function QueryState({ query }: { readonly query: UseQueryResult }) {
  const { t } = useLingui();
  const label = useLabel();
  if (query.isPending)
    return (
      <Loading>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Loading>
    );
  if (!query.isError) return null;
  return (
    <Banner
      tone="danger"
      actions={
        <Button isPending={query.isFetching} onPress={() => void tryAgain()}>
          {t`Try again`}
        </Button>
      }
    >
      {label(failureMessage(query.error.failure))}
      <Refusal failure={query.error.failure} />
    </Banner>
  );
}
