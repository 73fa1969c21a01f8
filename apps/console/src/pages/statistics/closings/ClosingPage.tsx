import { businessCalls, closingCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { Breadcrumbs } from '@comanda/ui/Breadcrumbs';
import { Button } from '@comanda/ui/Button';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Printer, RotateCw } from 'lucide-react';
import { useCallQuery, useFormat } from '../../../app/index.ts';
import { PageHead } from '../../../app/PageHead.tsx';
import { useDefinition } from '../../../resource/values/useReferences.ts';
import { QueryState } from '../../../list/QueryState.tsx';
import { NotUpdated } from '../NotUpdated.tsx';
import { ClosingSheet } from './ClosingSheet.tsx';
import * as css from '../statistics.css.ts';

/** The clock of a store; undefined until it is known. */
function useZoneOf(idCompany: string | undefined, idStore: string | undefined): string | undefined {
  const stores = useCallQuery(
    businessCalls.storesOfCompany,
    { params: { id: idCompany ?? '' } },
    { enabled: idCompany !== undefined },
  );
  return stores.data?.find(({ id }) => id === idStore)?.timeZone;
}

/** Texts of payments and discounts are those of their areas. */
const useTexts = (): boolean => {
  const methods = useDefinition('PMT');
  const discounts = useDefinition('DSC');
  return methods !== undefined && discounts !== undefined;
};

function Trail({ here }: { readonly here: string }) {
  const { t } = useLingui();
  return <Breadcrumbs items={[{ label: t`Closed days`, href: pages.zReporting.path }, { label: here }]} />;
}

/** A Z as it was when it closed (docs/product.md §10.4). */
export function ClosingPage({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useCallQuery(closingCalls.z, { params: { id } });
  const { data } = query;
  const zone = useZoneOf(data?.idCompany, data?.idStore);
  const areTextsThere = useTexts();
  const title = data ? t`Z ${data.number ?? 0} · ${data.sName}` : t`Z report`;
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        trail={<Trail here={title} />}
        actions={
          <span className={css.unprinted}>
            <Button iconStart={Printer} onPress={() => print()}>{t`Print`}</Button>
          </span>
        }
      />
      {data && areTextsThere ? <ClosingSheet closing={data} timeZone={zone} /> : <QueryState query={query} />}
    </div>
  );
}

/** An X of a store: what its tills sold since their last Z. Reading it changes nothing. */
export function OpenPeriodPage({ idStore }: { readonly idStore: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const query = useCallQuery(closingCalls.xOfStore, { params: { id: idStore } });
  const { data } = query;
  const zone = useZoneOf(data?.store.idCompany, idStore);
  const areTextsThere = useTexts();
  const title = data ? t`X · ${data.store.sName}` : t`X report`;
  return (
    <div className={css.page}>
      <PageHead
        title={title}
        trail={<Trail here={title} />}
        {...(data && { description: t`Read at ${format.instant(data.at, zone)}; nothing is closed by it.` })}
        actions={
          <span className={css.unprinted}>
            <Button
              iconStart={RotateCw}
              isPending={query.isFetching}
              onPress={() => void query.refetch()}
            >{t`Read again`}</Button>
            <Button iconStart={Printer} onPress={() => print()}>{t`Print`}</Button>
          </span>
        }
      />
      <NotUpdated query={query} />
      {data && areTextsThere ? (
        <>
          <ClosingSheet closing={data.store} timeZone={zone} />
          {data.terminals.length > 1 &&
            data.terminals.map((one) => (
              <section
                key={one.idTerminal}
                aria-labelledby={one.idTerminal ?? undefined}
                className={css.page}
              >
                <Text as="strong" size="lg" id={one.idTerminal ?? ''}>
                  <bdi>{one.terminal}</bdi>
                </Text>
                <ClosingSheet closing={one} timeZone={zone} />
              </section>
            ))}
        </>
      ) : (
        <QueryState query={query} />
      )}
    </div>
  );
}
