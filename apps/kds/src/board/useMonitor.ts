import type { BoardPage } from '@comanda/ui/TicketBoard';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Screen } from '../screen.ts';
import type { BoardCard, CardLine } from './card.ts';
import type { Hand } from './hand.ts';
import { createHands } from './hands.ts';
import { createPressGuard } from './latch.ts';
import { createNumbers } from './numbers.ts';
import { createTableWatch } from './tables.ts';
import { createWriter } from './tickets.ts';
import { createCloser } from './toldFirst.ts';
import { useHeld } from './useHand.ts';
import { useList } from './useList.ts';
import { usePreferences } from './usePreferences.ts';
import { useSelection } from './useSelection.ts';

/** The monitor as its page shows it: what is listed, where the cook is, and what a touch does. */
export function useMonitor({ kitchen, enrolment }: Screen, hand: Hand) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const state = useHeld(kitchen.state, hand);
  const settings = state.settings ?? enrolment.settings;
  const [preferences, prefer] = usePreferences(settings.kind);
  const { cards, list, levelOf } = useList(state, preferences, kitchen.now, hand);

  const write = useMemo(() => createWriter({ i18n, locale, settings }), [i18n, locale, settings]);
  const [watchTables] = useState(createTableWatch);
  const tables = useMemo(() => watchTables(state.orders), [watchTables, state.orders]);
  const tickets = useMemo(
    () => list.map((card) => write(card, levelOf(card), tables.changes.get(card.order.id))),
    [list, write, levelOf, tables],
  );

  const [numbers] = useState(createNumbers);
  const selection = useSelection(list, numbers.page);
  const { keepTo } = selection;
  const [shownPage, setShownPage] = useState<Pick<BoardPage, 'page' | 'pages'>>({ page: 1, pages: 1 });
  const showPage = useCallback(
    ({ page, pages, tiles }: BoardPage): void => {
      numbers.show(tiles);
      keepTo(tiles);
      setShownPage((last) => (last.page === page && last.pages === pages ? last : { page, pages }));
    },
    [numbers, keepTo],
  );
  const isNothingShown = list.length === 0;
  useLayoutEffect(() => {
    if (isNothingShown) numbers.show([]);
  }, [isNothingShown, numbers]);

  const hands = useMemo(() => createHands(kitchen, i18n), [kitchen, i18n]);
  useLayoutEffect(() => hands.see(list), [hands, list]);
  const [counts] = useState(createPressGuard);
  const close = useMemo(() => createCloser(kitchen), [kitchen]);
  const closeNotice = useCallback(
    (notice?: string): void => close(state.notices, performance.now(), notice),
    [close, state.notices],
  );
  /** To a page, counted from 1; one that does not exist is none. */
  const turnTo = useCallback(
    (to: number): void => {
      if (to >= 1 && to <= shownPage.pages) prefer({ activePage: to - 1 });
    },
    [shownPage.pages, prefer],
  );
  return {
    state,
    settings,
    preferences,
    prefer,
    cards,
    list,
    tickets,
    tables,
    numbers,
    selection,
    hands,
    counts,
    closeNotice,
    shownPage,
    showPage,
    turnTo,
  };
}
export type Monitor = ReturnType<typeof useMonitor>;

/** What a cook is asked whether to give up. */
export interface GivingUp {
  readonly card: BoardCard;
  readonly line: CardLine | undefined;
}

/** The page's title names its monitor, for whoever has several open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
