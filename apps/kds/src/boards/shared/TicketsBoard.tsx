import { KitchenClockProvider } from '@comanda/ui/OrderTimer';
import { TicketBoard } from '@comanda/ui/TicketBoard';
import { useLingui } from '@lingui/react/macro';
import type { BoardProps } from './board.ts';
import * as css from './board.css.ts';
import { nothing } from './nothing.ts';
import { Pressed } from './Pressed.tsx';

/** Cards of orders, as high as what is in them. */
export function TicketsBoard({ monitor, sizes, now, onMenu }: BoardProps) {
  const { t } = useLingui();
  const { settings, preferences, tickets, numbers, selection, hands } = monitor;
  if (tickets.length === 0)
    return monitor.state.isEmpty || monitor.isLoading ? (
      <main className={css.empty} aria-busy="true" aria-label={t`The orders are being fetched`} />
    ) : (
      <nothing.View monitor={monitor} />
    );
  return (
    <main className={css.board}>
      <Pressed>
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
      </Pressed>
    </main>
  );
}
