/** What a toast says about what happened. A `danger` one stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'warning' | 'danger';

/** The one thing that a person may do about what the toast says, for instance undo it. */
export interface ToastAction {
  readonly label: string;
  readonly onAction: () => void;
}

/** A toast as it is asked for. All texts come translated. */
export interface ToastContent {
  readonly tone: ToastTone;
  /** One sentence: what happened. */
  readonly message: string;
  /** A second line: what is safe, what to do next. */
  readonly detail?: string;
  readonly action?: ToastAction;
  /** Milliseconds until it closes by itself, or `'never'`. Default: 4,000; `'never'` for errors and for toasts with an action. */
  readonly timeout?: number | 'never';
}

/** A toast as it is shown. */
export interface Toast extends ToastContent {
  readonly id: string;
  /** How often the same thing was said while this toast was open. */
  readonly count: number;
}

/** Where time comes from: milliseconds, and a call after a while that can be taken back. */
export interface ToastClock {
  readonly now: () => number;
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export interface ToastStore {
  /** Calls the listener on each change; returns how to stop. The shape that `useSyncExternalStore` wants. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Open toasts, oldest first. The same array until something changes. */
  readonly toasts: () => readonly Toast[];
  /** Shows a toast, or counts up the open one that says the same, and returns its id. */
  readonly add: (content: ToastContent) => string;
  readonly close: (id: string) => void;
  readonly closeAll: () => void;
  /** Stops the clocks of all toasts: somebody is reading, or nobody can see them. */
  readonly pause: () => void;
  /** Lets the clocks run on with the time that was left. */
  readonly resume: () => void;
}

/** How long a toast stays that needs no action: docs/product.md §13. */
export const TOAST_TIMEOUT = 4000;

interface Countdown {
  remaining: number;
  startedAt: number;
  cancel: (() => void) | undefined;
}

/**
 * Toasts outside React, so that any code may add one and only the region renders.
 * Equal tone and message are one toast with a counter (docs/product.md §13: no duplicates).
 */
export function createToastStore(clock: ToastClock): ToastStore {
  let open: readonly Toast[] = [];
  let serial = 0;
  let isPaused = false;
  const listeners = new Set<() => void>();
  const countdowns = new Map<string, Countdown>();

  function publish(next: readonly Toast[]): void {
    open = next;
    for (const listener of listeners) listener();
  }

  function run(id: string, countdown: Countdown): void {
    countdown.startedAt = clock.now();
    countdown.cancel = clock.after(countdown.remaining, () => close(id));
  }

  function stop(id: string): void {
    countdowns.get(id)?.cancel?.();
    countdowns.delete(id);
  }

  function start(id: string, content: ToastContent): void {
    stop(id);
    const timeout = timeoutOf(content);
    if (timeout === 'never') return;
    const countdown: Countdown = { remaining: timeout, startedAt: clock.now(), cancel: undefined };
    countdowns.set(id, countdown);
    if (!isPaused) run(id, countdown);
  }

  function close(id: string): void {
    stop(id);
    if (open.some((toast) => toast.id === id)) publish(open.filter((toast) => toast.id !== id));
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toasts: () => open,
    add(content) {
      const same = open.find((toast) => toast.tone === content.tone && toast.message === content.message);
      if (same) {
        publish(
          open.map((toast) => (toast === same ? { ...content, id: same.id, count: same.count + 1 } : toast)),
        );
        start(same.id, content);
        return same.id;
      }
      serial += 1;
      const id = `toast-${serial}`;
      publish([...open, { ...content, id, count: 1 }]);
      start(id, content);
      return id;
    },
    close,
    closeAll() {
      for (const toast of open) stop(toast.id);
      publish([]);
    },
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const countdown of countdowns.values()) {
        countdown.cancel?.();
        countdown.cancel = undefined;
        countdown.remaining = Math.max(0, countdown.remaining - (clock.now() - countdown.startedAt));
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, countdown] of countdowns) run(id, countdown);
    },
  };
}

function timeoutOf(content: ToastContent): number | 'never' {
  return content.timeout ?? (content.tone === 'danger' || content.action ? 'never' : TOAST_TIMEOUT);
}

/** Time of the browser. */
export const systemClock: ToastClock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The toasts of this page. */
export const toastStore: ToastStore = createToastStore(systemClock);
