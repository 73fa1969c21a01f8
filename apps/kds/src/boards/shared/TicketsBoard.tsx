import { BareButton } from '@comanda/ui/Button';
import { EmptyState } from '@comanda/ui/EmptyState';
import { KitchenClockProvider } from '@comanda/ui/OrderTimer';
import { TicketBoard } from '@comanda/ui/TicketBoard';
import { useLingui } from '@lingui/react/macro';
import { ListFilter } from 'lucide-react';
import type { BoardProps } from './board.ts';
import * as css from './board.css.ts';
import { PRESSED_BY_HAND } from './surface.ts';

/** Cards of orders, as high as what is in them. */
export function TicketsBoard({ monitor, sizes, now, onMenu }: BoardProps) {
  const { settings, preferences, tickets, numbers, selection, hands } = monitor;
  if (tickets.length === 0) return <Empty monitor={monitor} />;
  return (
    <main className={css.board}>
      {/* A touch leaves the keys where they are: it does not move the bump bar's choice. */}
      <div
        role="presentation"
        className={css.still}
        onMouseDown={(event) => event.preventDefault()}
        {...{ [PRESSED_BY_HAND]: '' }}
      >
        <KitchenClockProvider value={now}>
          <TicketBoard
            tickets={tickets}
            rows={settings.layout === 'GRID' ? settings.rows : 1}
            {...(settings.columns && { columns: settings.columns })}
            sizes={sizes}
            page={preferences.activePage + 1}
            onPage={monitor.showPage}
            keys={numbers.keys}
            onSelect={selection.choose}
            onBump={hands.bump}
            onLine={hands.line}
            onMenu={onMenu}
            {...(selection.card && { selected: selection.card.order.id })}
            {...(selection.line && { selectedLine: selection.line.line.id })}
          />
        </KitchenClockProvider>
      </div>
    </main>
  );
}

function Empty({ monitor: { state, rules, preferences, prefer } }: Pick<BoardProps, 'monitor'>) {
  const { t } = useLingui();
  const isNarrowed =
    preferences.preparationStatusFilter !== rules.filters[0] || preferences.delayLevelFilter !== 'all';
  if (state.isEmpty)
    return <main className={css.empty} aria-busy="true" aria-label={t`The orders are being fetched`} />;
  return (
    <main className={css.empty}>
      {isNarrowed ? (
        <EmptyState
          icon={ListFilter}
          headingLevel={1}
          title={t`Nothing matches these filters`}
          description={t`Orders that are to be cooked may be hidden.`}
          action={
            <BareButton
              size="lg"
              onPress={() =>
                prefer({ preparationStatusFilter: rules.filters[0], delayLevelFilter: 'all', activePage: 0 })
              }
            >{t`Show what is to be cooked`}</BareButton>
          }
        />
      ) : (
        <EmptyState
          drawing="quiet"
          headingLevel={1}
          title={t`Nothing to cook`}
          description={t`The next order shows here as soon as a till sends it.`}
        />
      )}
    </main>
  );
}
