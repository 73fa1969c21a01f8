import type { Disk } from '../disk.ts';
import type { Ports, Socket, SocketListener, Surroundings } from '../ports.ts';
import { createBrowserClock } from './clock.ts';
import { lead } from './lead.ts';
import { screenClient } from './screenClient.ts';

const openSocket = (path: string, { opened, closed, heard }: SocketListener): Socket => {
  const url = new URL(path, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const line = new WebSocket(url);
  const handlers = new AbortController();
  const { signal } = handlers;
  line.addEventListener('open', opened, { signal });
  line.addEventListener('close', closed, { signal });
  line.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data);
    },
    { signal },
  );
  return {
    say: (text) => {
      if (line.readyState === WebSocket.OPEN) line.send(text);
    },
    close: () => {
      handlers.abort();
      line.close();
    },
  };
};

const surroundings: Surroundings = {
  isOnline: () => navigator.onLine,
  // The file that the page begins with names all others: another build has another one.
  app: document.scripts[document.scripts.length - 1]?.src.slice(-11, -3),
  isVisible: () => document.visibilityState === 'visible',
  onNetwork: (listener) => {
    const stop = new AbortController();
    addEventListener('online', () => listener(true), stop);
    addEventListener('offline', () => listener(false), stop);
    return () => stop.abort();
  },
};
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** The engine's ports in a browser, with the credential of an enrolled screen. */
export const browserPorts = (disk: Disk, credential: string): Ports & { readonly stop: () => void } => {
  const clock = createBrowserClock();
  return {
    disk,
    client: screenClient(credential),
    openSocket,
    clock,
    random,
    lead: (change) => lead(clock, change),
    surroundings,
    restart: () => location.reload(),
    stop: clock.stop,
  };
};
