import type { Readable } from '../../engine/kitchen.ts';
import { createPresses, reachOf } from './presses.ts';

/** The cook's hand on a page: what it presses, and when what it points at has to stand still. */
export interface Hand {
  /** The clock that it goes by, milliseconds. */
  readonly now: () => number;
  /** Whether whatever moves has to wait: a finger is down, or has just left. */
  readonly isStill: () => boolean;
  /** Calls when things may move again; gives what ends that. */
  readonly onFree: (listener: () => void) => () => void;
  /** Whether a press of a key, or of what is named, counts: one that bounces does not. */
  readonly counts: (name: string, at: number) => boolean;
  /** How large the glass is: a finger slides by millimetres. */
  readonly reach: (pxPerMm: number) => void;
  /** Begins to watch a page; gives what ends that. */
  readonly watch: (page: EventTarget, surface: Surface) => () => void;
}
/** What a hand touches. A press is that of the thing that it came down on, as its cook saw it then. */
export interface Surface {
  /** What is pressed where an event or a place is; nothing where the page takes care of it itself. */
  readonly at: (
    place: EventTarget | { readonly x: number; readonly y: number } | null,
  ) => Pressable | undefined;
  /** What the browser itself makes a click of, where it is one on something that is pressed. */
  readonly clickOf: (click: PointerEvent) => 'finger' | 'key' | undefined;
}
export interface Pressable {
  /** The same while it moves about. */
  readonly name: string;
  /** Does it, as it was seen when this was asked for. */
  readonly press: (event: PointerEvent) => void;
}

/** The click of a touch comes so much later than its end, at most; milliseconds. */
const CLICK_AFTER_MS = 500;

/** The hand of one page; each finger by itself. */
export const createHand = (now: () => number = () => performance.now()): Hand => {
  const presses = createPresses();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isStill = (): boolean => presses.stillUntil() > now();
  const wait = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (isStill()) timer = setTimeout(settle, presses.stillUntil() - now());
  };
  const settle = (): void => {
    wait();
    if (timer === undefined) for (const listener of listeners) listener();
  };
  return {
    now,
    isStill,
    onFree: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    counts: presses.key,
    reach: (pxPerMm) => presses.reach(reachOf(pxPerMm)),
    watch: (page, surface) => {
      const stop = new AbortController();
      const aims = new Map<number, Pressable | undefined>();
      /** Fingers whose click the browser has still to tell, and since when. */
      const told = new Map<number, number>();
      const on = (type: string, hear: (event: PointerEvent) => void, options: AddEventListenerOptions = {}) =>
        page.addEventListener(type, (event) => hear(event as PointerEvent), {
          ...options,
          signal: stop.signal,
        });

      on(
        'pointerdown',
        ({ pointerId: finger, clientX: x, clientY: y, timeStamp: at, target, width, height, button }) => {
          const aim = button === 0 ? surface.at(target) : undefined;
          aims.set(finger, aim);
          const what = aim?.name ?? '';
          const size = Math.max(width, height);
          presses.down({ finger, at, x, y, what, size }, (place) => surface.at(place)?.name ?? '');
          wait();
        },
        { capture: true },
      );
      on('pointermove', ({ pointerId, clientX: x, clientY: y }) => presses.move(pointerId, { x, y }));
      on('pointerup', (event) => {
        const { pointerId: finger, timeStamp: at } = event;
        const aim = aims.get(finger);
        aims.delete(finger);
        const isPress = presses.up(finger, at);
        wait();
        if (!aim) return;
        told.set(finger, at);
        if (isPress) aim.press(event);
      });
      on('pointercancel', ({ pointerId, timeStamp }) => {
        aims.delete(pointerId);
        presses.cancel(pointerId, timeStamp);
        wait();
      });
      const isToldAlready = ({ pointerId, timeStamp }: PointerEvent): boolean => {
        const since = told.get(pointerId) ?? Math.max(-Infinity, ...told.values());
        told.clear();
        return timeStamp - since <= CLICK_AFTER_MS;
      };
      // A browser tells of no click where two fingers were down, and of one that was none: fingers are decided on above.
      on(
        'click',
        (event) => {
          const by = surface.clickOf(event);
          const isNone =
            by === 'finger' ? isToldAlready(event) : by === 'key' && !presses.key('click', event.timeStamp);
          if (!isNone) return;
          event.preventDefault();
          event.stopPropagation();
        },
        { capture: true },
      );
      // Scrolling begins where a press ends: else the browser would take the finger over before.
      on('touchmove', (event) => void (presses.isPressing() && event.cancelable && event.preventDefault()), {
        passive: false,
      });
      return () => {
        stop.abort();
        for (const finger of aims.keys()) presses.cancel(finger, -Infinity);
        settle();
      };
    },
  };
};

/** What is shown, held still under a hand: what stands above the board moves it as well (docs/product.md §16.11). */
export const heldStill = <T>(source: Readable<T>, hand: Hand): Readable<T> => {
  let shown = source.get();
  return {
    get: () => {
      if (!hand.isStill()) shown = source.get();
      return shown;
    },
    subscribe: (listener) => {
      const ends = [
        source.subscribe(() => {
          if (!hand.isStill()) listener();
        }),
        hand.onFree(listener),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
};
