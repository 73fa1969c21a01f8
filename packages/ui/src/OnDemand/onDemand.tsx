import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** A component whose code is no part of what stands around it. */
export interface OnDemand<Props extends object> {
  /** Asks for the code by standing on the page; empty until it is there. */
  readonly View: (props: Props) => ReactNode;
  /** The same for what can wait: asks once the page is at rest, so that what a person came for is there first. */
  readonly Later: (props: Props) => ReactNode;
  /** Brings the code before there is anything to show, for a page that waits for all of its parts. */
  readonly load: () => Promise<void>;
  /**
   * Whether the code is there. It comes when it is wanted, or before that once the page is at rest, so that what
   * opens does so at once. A failure is thrown to the nearest error boundary.
   */
  readonly useLoaded: (isWanted: boolean) => boolean;
}

/** Longest wait for the page to be at rest, in milliseconds. */
const LONGEST_WAIT = 2000;

/**
 * Splits a component off. Unlike `React.lazy` it renders at once when its code is already there, and never hides
 * what stands around it.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const request = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const useComponent = (isWanted: boolean) => {
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const component = useSyncExternalStore(subscribe, () => loaded, notThere);
    useEffect(() => {
      if (isWanted) request().catch((error: unknown) => setFailure({ error }));
    }, [isWanted]);
    if (failure) throw failure.error;
    return component;
  };
  return {
    Later: function Later(props) {
      const [isWanted, setWanted] = useState(false);
      useEffect(() => (isWanted ? undefined : whenAtRest(() => setWanted(true))), [isWanted]);
      const Component = useComponent(isWanted);
      return Component ? <Component {...props} /> : null;
    },
    View: function View(props) {
      const Component = useComponent(true);
      return Component ? <Component {...props} /> : null;
    },
    load: request,
    useLoaded: function useLoaded(isWanted) {
      const component = useComponent(isWanted);
      // Early is a courtesy: when that fails, it is asked for again once it is wanted.
      useEffect(() => whenAtRest(() => void request().catch(() => {})), []);
      return component !== undefined;
    },
  };
}

/** A server does not wait for what a page fetches. */
const notThere = (): undefined => undefined;

/** Between two looks at a page that loads, in milliseconds. */
const PAUSE = 100;

const passed = (wait: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, wait));
/** Not every browser says when it is idle. */
const idle = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => void requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT }))
    : passed(LONGEST_WAIT);
const isLoading = (): boolean => document.querySelector('[aria-busy="true"]') !== null;

/** What was asked for without a network a browser does not ask for again on the same page. */
const online = (): Promise<void> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }));

/**
 * Acts once the page has nothing to do and there is a network; one that shows that it loads is waited for, for two seconds.
 * Answers how not to.
 */
export function whenAtRest(act: () => void): () => void {
  const gone = new AbortController();
  const end = performance.now() + LONGEST_WAIT;
  const look = async (): Promise<void> => {
    await idle();
    if (gone.signal.aborted) return;
    if (!isLoading() || performance.now() > end) {
      await online();
      if (!gone.signal.aborted) act();
      return;
    }
    await passed(PAUSE);
    return look();
  };
  void look();
  return () => gone.abort();
}
