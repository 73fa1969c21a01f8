import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Status } from '@comanda/ui/Status';
import { useState } from 'react';
import { orders } from './orders.ts';
import * as css from './patterns.css.ts';

/** Open orders, and one of them. */
export function MasterDetail() {
  const [chosen, setChosen] = useState<string>(orders[0].id);
  const order = orders.find(({ id }) => id === chosen) ?? orders[0];
  return (
    <div className={css.split}>
      <Card title="Open orders" description="Oldest first." padding="none">
        <ul className={css.entries}>
          {orders.map(({ id, place, guests, total, state }) => (
            <li key={id} className={css.entry}>
              <button
                type="button"
                className={css.open}
                onClick={() => setChosen(id)}
                {...(id === chosen && { 'aria-current': 'true' })}
              >
                <span className={css.strong}>{place}</span>
                <span className={css.figure}>{total}</span>
                <span>
                  {guests} guests, {state.text.toLowerCase()}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        title={order.place}
        description={`Order ${order.id}, taken by ${order.waiter} at ${order.since}`}
        actions={<Status {...order.state} />}
        footer={
          <div className={css.actions}>
            <Button>Move</Button>
            <Button tone="accent">Bring the bill</Button>
          </div>
        }
      >
        <ul className={css.lines}>
          {order.lines.map(([count, name, price]) => (
            <li key={name} className={css.row}>
              <span className={css.grow}>
                {count} × {name}
              </span>
              <span className={css.figure}>{price}</span>
            </li>
          ))}
          <li className={css.row}>
            <span className={css.strong}>Total</span>
            <span className={`${css.figure} ${css.strong}`}>{order.total}</span>
          </li>
        </ul>
      </Card>
    </div>
  );
}
