import type { BoardPage } from '@comanda/ui/TicketBoard';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Screen } from '../../screen.ts';
import { rulesOf } from '../rules.ts';
import type { BoardCard, CardLine } from './card.ts';
import { createCalm } from './calm.ts';
import type { Hand } from './hand.ts';
import { createHands } from './hands.ts';
import { createNumbers } from './numbers.ts';
import { createTableWatch } from './tables.ts';
import { createWriter, leavingTicket } from './tickets.ts';
import { createCloser } from './toldFirst.ts';
import { boardSurface } from './surface.ts';
import { useHeld, useSurface } from './useHand.ts';
import { useList } from './useList.ts';
import { usePreferences } from './usePreferences.ts';
import { useReadable } from './useReadable.ts';
import { useSelection } from './useSelection.ts';
import { useShape } from './useShape.ts';

/** The monitor as its page shows it: what is listed, where the cook is, and what a touch does. */
export function useMonitor({ kitchen, enrolment }: Screen, hand: Hand) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const state = useHeld(kitchen.state, hand);
  const settings = state.settings ?? enrolment.settings;
  const [preferences, prefer] = usePreferences(settings);
  const shape = useShape(settings.kind, preferences.visualizationMode);
  const rules = rulesOf[settings.kind];
  const [goingBack, setGoingBack] = useState<OnCard>();
  // What is done to a card shows at once; what would move it waits.
  const { orders, undo } = useReadable(kitchen.state);
  const standing = useList(
    { orders, undo, settings: state.settings },
    preferences,
    kitchen.now,
    hand,
    rules,
    shape,
  );
  const { all, cards, leaving, levelOf, isStill, pressed } = standing;

  const write = useMemo(() => createWriter({ i18n, locale, settings }), [i18n, locale, settings]);
  const [watchTables] = useState(createTableWatch);
  const tables = useMemo(() => watchTables(orders), [watchTables, orders]);
  const [calm] = useState(createCalm);
  const tickets = useMemo(
    () =>
      calm(
        cards.flatMap((card) => {
          if (card.isDish) return [];
          const ticket = write(card, levelOf(card), tables.changes.get(card.order.id));
          return leaving.has(ticket.id) ? leavingTicket(ticket) : ticket;
        }),
        isStill,
      ),
    [cards, leaving, write, levelOf, tables, calm, isStill],
  );

  const [numbers] = useState(createNumbers);
  /** What keys work on: not what is only there to be had back. */
  const list = useMemo(() => cards.filter(({ order }) => !leaving.has(order.id)), [cards, leaving]);
  const hands = useMemo(
    () =>
      createHands(kitchen, i18n, {
        pressed: (order, opId) => pressed(order, opId, hand.now()),
        askBack: (card, line) => setGoingBack({ card, line }),
      }),
    [kitchen, i18n, pressed, hand],
  );
  useLayoutEffect(() => hands.see(cards, leaving), [hands, cards, leaving]);
  useSurface(
    hand,
    useMemo(() => boardSurface(hands), [hands]),
  );
  const page = useCallback(
    () => numbers.page().filter((order) => !hands.seen().leaving.has(order)),
    [numbers, hands],
  );
  const selection = useSelection(list, page);
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
  const isNothingShown = cards.length === 0;
  useLayoutEffect(() => {
    if (isNothingShown) numbers.show([]);
  }, [isNothingShown, numbers]);

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
    rules,
    goingBack,
    setGoingBack,
    preferences,
    prefer,
    all,
    cards,
    leaving,
    levelOf,
    isLoading: shape === undefined,
    list,
    tickets,
    tables,
    numbers,
    page,
    selection,
    hands,
    counts: hand.counts,
    closeNotice,
    shownPage,
    showPage,
    turnTo,
  };
}
export type Monitor = ReturnType<typeof useMonitor>;

/** What a cook is asked about. */
export interface OnCard {
  readonly card: BoardCard;
  readonly line: CardLine | undefined;
}

/** The page's title names its monitor, for whoever has several open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
