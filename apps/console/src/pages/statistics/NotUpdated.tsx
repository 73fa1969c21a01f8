import { Banner } from '@comanda/ui/Banner';
import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { failureMessage } from '../../app/failures.ts';
import { useLabel } from '../../app/label.ts';

/** Above figures that could not be asked for anew: of when they are, and why nothing newer came. */
export function NotUpdated({ query }: { readonly query: UseQueryResult }) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  if (!query.isError || query.data === undefined) return null;
  const time = i18n.date(new Date(query.dataUpdatedAt), { timeStyle: 'short' });
  return (
    <Banner
      tone="warning"
      title={t`The figures could not be updated. They are of ${time}.`}
      actions={<Button onPress={() => void query.refetch()}>{t`Try again`}</Button>}
    >
      {label(failureMessage(query.error.failure))}
    </Banner>
  );
}
