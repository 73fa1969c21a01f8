import { useLingui } from '@lingui/react/macro';
import { use, useLayoutEffect, useRef } from 'react';
import { Spoken } from '../LineRow/Spoken.tsx';
import { classNames } from '../styles/classNames.ts';
import * as css from './TicketCard.css.ts';
import { type BoardKeys, TileKeys } from './TileKeys.ts';

/** Figures of a key that has room without being laid out anew. */
const USUAL_KEY = 2;

/** Writes its figures itself, as a clock does: when one card leaves, all others get another key, and nothing is rendered. */
function Key({ ticket, keys }: { readonly ticket: string; readonly keys: BoardKeys }) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = (): void => {
      const key = String(keys.of(ticket) ?? '');
      if (!holder.current || holder.current.textContent === key) return;
      holder.current.textContent = key;
      holder.current.style.inlineSize = `${String(Math.max(USUAL_KEY, key.length))}ch`;
    };
    write();
    return keys.subscribe(write);
  }, [keys, ticket]);
  return <span ref={holder} className={css.tileKey} />;
}

/** The key of a card on a bump bar, where its board has keys. */
export function KeyTile({ ticket, isSelected }: { readonly ticket: string; readonly isSelected: boolean }) {
  const { t } = useLingui();
  const keys = use(TileKeys);
  if (!keys) return null;
  return (
    <span className={classNames(css.tile, isSelected && css.tileSelected)}>
      <Spoken>{t`Key`} </Spoken>
      <Key ticket={ticket} keys={keys} />
    </span>
  );
}
