import type { BoardPage } from '@comanda/ui/TicketBoard';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Screen } from '../screen.ts';
import type { BoardCard, CardLine } from './card.ts';
import { createHands } from './hands.ts';
import { createPressGuard } from './latch.ts';
import { createWriter } from './tickets.ts';
import { useList } from './useList.ts';
import { useNumbers } from './useNumbers.ts';
import { usePreferences } from './usePreferences.ts';
import { useReadable } from './useReadable.ts';
import { useSelection } from './useSelection.ts';

const firstPage: BoardPage = { page: 1, pages: 1, tiles: [] };

/** The monitor as its page shows it: what is listed, where the cook is, and what a touch does. */
export function useMonitor({ kitchen, enrolment }: Screen) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const state = useReadable(kitchen.state);
  const settings = state.settings ?? enrolment.settings;
  const [preferences, prefer] = usePreferences(settings.kind);
  const { list, levelOf } = useList(state, preferences, kitchen.now);

  const write = useMemo(() => createWriter({ i18n, locale, settings }), [i18n, locale, settings]);
  const tickets = useMemo(() => list.map((card) => write(card, levelOf(card))), [list, write, levelOf]);

  const [shownPage, showPage] = useState(firstPage);
  const page = useMemo(
    () => shownPage.tiles.flatMap((id) => list.find(({ order }) => order.id === id) ?? []),
    [shownPage, list],
  );
  const [numbers, meant] = useNumbers(useMemo(() => page.map(({ order }) => order.id), [page]));
  const selection = useSelection(page);

  const hands = useMemo(() => createHands(kitchen, i18n), [kitchen, i18n]);
  useLayoutEffect(() => hands.see(list), [hands, list]);
  const [counts] = useState(createPressGuard);
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
    list,
    tickets,
    page,
    numbers,
    meant,
    selection,
    hands,
    counts,
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
