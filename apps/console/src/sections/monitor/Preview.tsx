import { type KitchenView, viewsOf } from '@comanda/api/calls';
import type { Draft } from '@comanda/api/kernel';
import { CallBoard } from '@comanda/ui/CallBoard';
import { Card } from '@comanda/ui/Card';
import { DishBoard } from '@comanda/ui/DishBoard';
import { KitchenClockProvider } from '@comanda/ui/OrderTimer';
import { Select } from '@comanda/ui/Select';
import { Text } from '@comanda/ui/Text';
import { kitchenSizes, TicketBoard } from '@comanda/ui/TicketBoard';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as css from './monitor.css.ts';
import { called, dishesOf, inView, rushAt, rushNow } from './rush.ts';

const walls = {
  wide: { width: 1920, height: 1080 },
  upright: { width: 1080, height: 1920 },
  laptop: { width: 1366, height: 768 },
  small: { width: 1024, height: 600 },
} as const;
type Wall = keyof typeof walls;
const wallNames = Object.keys(walls).filter((name): name is Wall => name in walls);
/** What stands above and below a board on its screen. */
const AROUND = 118;

const numberIn = (values: Draft, name: string, usual: number): number => {
  const value = Number(values[name]);
  return Number.isFinite(value) && value > 0 ? value : usual;
};

/** The view that screens of the monitor begin with. */
const viewIn = (values: Draft, kind: string): KitchenView => {
  const views: readonly KitchenView[] =
    Object.entries(viewsOf).find(([of]) => of === kind)?.[1] ?? viewsOf.REGULAR;
  const chosen = values[kind === 'PREPARATION' ? 'viewReady' : 'view'];
  return views.find((one) => one === chosen) ?? views[0] ?? 'SEPARATED';
};

/** How wide its element is, pixels. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** A rush on a screen of this monitor, drawn by what draws it there, and made smaller as a whole. */
export function Preview({ values }: { readonly values: Draft }) {
  const { t } = useLingui();
  const { direction } = useLocale();
  const [wall, setWall] = useState<Wall>('wide');
  const [shown, setShown] = useState({ whole: 0, pages: 1 });
  const { ref, width: room } = useWidth();
  const { width, height } = walls[wall];
  const diagonal = numberIn(values, 'diagonal', 24);
  const distance = numberIn(values, 'distance', 100) / 100;
  const isTouched = values['touch'] !== 'N';
  const sizes = useMemo(
    () => kitchenSizes({ diagonal, distance, isTouched, width, height }),
    [diagonal, distance, isTouched, width, height],
  );
  const columns = numberIn(values, 'columns', 0);
  // Guests read numbers, whatever their size is set to: they fill their half of the screen.
  const isCalling = values['kind'] === 'PICKUP';
  const table = t`Table`;
  const kind = String(values['kind']);
  const view = viewIn(values, kind);
  const tickets = useMemo(() => inView(rushAt(table), kind, view), [table, kind, view]);
  const dishes = useMemo(() => dishesOf(tickets), [tickets]);
  const isByDish = view === 'CONSOLIDATED';
  const isMixed = view === 'MIXED';
  const names: Readonly<Record<Wall, string>> = {
    wide: t`Wide screen, 1920 × 1080`,
    upright: t`Upright screen, 1080 × 1920`,
    laptop: t`Laptop, 1366 × 768`,
    small: t`Small screen, 1024 × 600`,
  };
  const scale = room > 0 ? Math.min(1, room / width, 640 / height) : 0;
  const frame: CSSProperties = { blockSize: height * scale, inlineSize: width * scale };
  const whole: CSSProperties = {
    blockSize: height - AROUND,
    inlineSize: width,
    scale,
    transformOrigin: direction === 'rtl' ? 'top right' : 'top left',
  };
  const { whole: orders, pages } = shown;
  return (
    <Card title={t`A rush on this screen`}>
      <div className={css.preview}>
        <Select
          label={t`Screen`}
          options={wallNames.map((id) => ({ id, label: names[id] }))}
          value={wall}
          onChange={setWall}
        />
        <div ref={ref} className={css.stage}>
          <div className={css.frame} style={frame} inert>
            {scale > 0 && (
              <div className={css.wall} style={whole} aria-hidden="true">
                {isCalling ? (
                  <CallBoard {...called} />
                ) : (
                  <KitchenClockProvider value={rushNow}>
                    <div className={isMixed ? css.mixed[width < height ? 'below' : 'beside'] : css.alone}>
                      {!isByDish && (
                        <TicketBoard
                          key={wall}
                          tickets={tickets}
                          sizes={sizes}
                          rows={values['layout'] === 'GRID' ? numberIn(values, 'rows', 2) : 1}
                          {...(columns > 0 && { columns })}
                          onPage={({ tiles, pages: all }) => setShown({ whole: tiles.length, pages: all })}
                        />
                      )}
                      {(isByDish || isMixed) && (
                        <DishBoard
                          key={wall}
                          dishes={dishes}
                          sizes={sizes}
                          isBeside={isMixed}
                          {...(isByDish && {
                            onPage: ({ tiles, pages: all }) => setShown({ whole: tiles.length, pages: all }),
                          })}
                        />
                      )}
                    </div>
                  </KitchenClockProvider>
                )}
              </div>
            )}
          </div>
        </div>
        {!isCalling && (
          <output>
            <Text tone="muted">
              {isByDish
                ? t`${orders} of ${dishes.length} dishes on the first of ${pages} pages`
                : t`${orders} of 40 orders on the first of ${pages} pages`}
            </Text>
          </output>
        )}
      </div>
    </Card>
  );
}
