import { type HubOrder, hubOrderCalls } from '@comanda/api/calls';
import { Badge } from '@comanda/ui/Badge';
import { useIsNarrow } from '@comanda/ui/DataTable';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Select } from '@comanda/ui/Select';
import { Tabs } from '@comanda/ui/Tabs';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import { Limits } from '../../access/Limits.tsx';
import { useAllowed, useCallQuery, useCompany } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { useListState } from '../../list/listState.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { AllOrders } from './AllOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderDrawer } from './OrderDrawer.tsx';
import { type Stage, stageOf, stages } from './orderActs.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import * as css from './hub.css.ts';

const moves = 'ALLOW_COMPANY_ORDER_EDIT';
/** News come by the live channel; time alone makes an order late. */
const lookAgain = 30_000;
const ALL = 'all';
const none: readonly HubOrder[] = [];

/** `/hub/orders`: what guests have ordered from outside, late ones first (docs/product.md §17.7). */
export function OrdersPage() {
  const { t } = useLingui();
  const { id: companyId } = useCompany();
  const isNarrow = useIsNarrow();
  const { narrowing, narrow, show } = useListState([], [], ['view', 'store', 'order', 'search']);
  const { view = 'open', store = ALL, order: opened } = narrowing;
  const query = useCallQuery(
    hubOrderCalls.live,
    { params: { companyId } },
    { refetchInterval: lookAgain, staleTime: 0 },
  );
  const all = query.data ?? none;
  const stores = [...new Map(all.map(({ idStore, sName }) => [idStore, sName]))];
  const orders = store === ALL ? all : all.filter(({ idStore }) => idStore === store);
  const late = orders.filter(({ isLate }) => isLate).length;
  return (
    <div className={css.page}>
      <PageHead
        title={t`Online orders`}
        status={late > 0 && <Badge tone="danger">{t`Late: ${late}`}</Badge>}
        description={
          !isNarrow &&
          t`What guests order from outside: answer it, and hand it over when the kitchen has made it.`
        }
        actions={
          <>
            <Limits actions={[moves]} />
            {(stores.length > 1 || store !== ALL) && (
              <Select
                label={t`Store`}
                isLabelHidden
                value={stores.some(([id]) => id === store) ? store : ALL}
                onChange={(next) => narrow('store', next === ALL ? '' : next)}
                options={[{ id: ALL, label: t`All stores` }, ...stores.map(([id, label]) => ({ id, label }))]}
              />
            )}
          </>
        }
      />
      <Tabs
        label={t`Online orders`}
        value={view === 'all' ? 'all' : 'open'}
        onChange={(next) => narrow('view', next === 'all' ? 'all' : '')}
        items={[
          {
            id: 'open',
            label: t`Open`,
            // Nobody knows how many there are while they do not come.
            ...(query.data && { count: orders.length }),
            content: query.data ? (
              <Board orders={orders} hasStore={stores.length > 1} onOpen={(id) => show('order', id)} />
            ) : (
              <QueryState query={query} />
            ),
          },
          { id: 'all', label: t`All`, content: <AllOrders onOpen={(id) => show('order', id)} /> },
        ]}
      />
      {opened !== undefined && (
        <OrderDrawer id={opened} onOpen={(id) => show('order', id)} onClose={() => show('order', '')} />
      )}
    </div>
  );
}

interface BoardProps {
  readonly orders: readonly HubOrder[];
  readonly hasStore: boolean;
  readonly onOpen: (id: string) => void;
}
/** Open orders by where they stand; within that as the server has ordered them. */
function Board({ orders, hasStore, onOpen }: BoardProps) {
  const { t } = useLingui();
  const mayMove = useAllowed(moves);
  const [refused, setRefused] = useState<HubOrder>();
  const titles: Readonly<Record<Stage, string>> = {
    new: t`To be answered`,
    made: t`In the kitchen`,
    ready: t`To be handed over`,
  };
  if (orders.length === 0)
    return (
      <EmptyState
        icon={Bike}
        title={t`No open order`}
        description={t`As soon as a guest orders, it stands here.`}
      />
    );
  return (
    <div className={css.board}>
      {stages.map((stage) => {
        const own = orders.filter((order) => stageOf(order) === stage);
        return (
          <section key={stage} className={css.column} aria-label={titles[stage]}>
            <div className={css.line}>
              <Heading level={2} size="md">
                {titles[stage]}
              </Heading>
              <Badge>{own.length}</Badge>
            </div>
            {own.length === 0 && <Text tone="muted">{t`None`}</Text>}
            {own.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                hasStore={hasStore}
                mayMove={mayMove}
                onOpen={() => onOpen(order.id)}
                onRefuse={() => setRefused(order)}
              />
            ))}
          </section>
        );
      })}
      {refused && <RefuseDialog order={refused} onClose={() => setRefused(undefined)} />}
    </div>
  );
}
