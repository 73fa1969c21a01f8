import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { Brands } from '../brand/brands.ts';
import type { Config } from '../config.ts';

/** Bounds of every line (docs/product.md §11.7, §13). */
export const bounds = { beatMs: 15_000, messagesASecond: 20, bufferedBytes: 1_000_000 } as const;
/** WebSocket close codes: the rules of the line are broken; the server goes; something failed here. */
export const closing = { policy: 1008, leaving: 1001, fault: 1011 } as const;

/**
 * A page of another site may not open a line, nor one of another brand than the host that it asks (docs/product.md §4.3.5);
 * what is no browser names no origin and has nothing to gain.
 */
export const isOriginAllowed = (
  { config: { origins }, brands }: Readonly<{ config: Pick<Config, 'origins'>; brands: Brands }>,
  { headers: { origin, host }, hostname }: Pick<FastifyRequest, 'headers' | 'hostname'>,
): boolean => {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return page.host === host || (origins.includes(origin) && brands.of(page.hostname) === brands.of(hostname));
};

export interface BoundedSocket<Out> {
  readonly send: (frame: Out) => void;
  readonly isOpen: () => boolean;
  /** More waits to be sent than the other side will take soon. */
  readonly isBehind: () => boolean;
  readonly close: (code: number) => void;
  /** Work is done one after the other while the line is open; what is thrown ends it. */
  readonly enqueue: (work: () => Promise<void>) => void;
  /** Ends the line after so many milliseconds, unless what it answers is called before. */
  readonly endIn: (ms: number) => () => void;
}
export interface SocketWork<In> {
  /** A frame, or nothing: what cannot be understood is ignored (docs/product.md §11.6). */
  readonly parse: (text: string) => In | undefined;
  /** Frames are taken one after the other; what is thrown ends the line. */
  readonly take: (frame: In) => Promise<void>;
  /** Each 15 s while the other side answers. */
  readonly beat: () => void;
  readonly onClosed: () => void;
}

/** One end of a line, as who speaks on it takes hold of it. */
export type Bind<In, Out> = (work: SocketWork<In>) => BoundedSocket<Out>;

/** Keeps one socket within its bounds, from its opening to its end, and ends it when the other side is gone. */
export const boundSocket =
  <In, Out>(socket: WebSocket): Bind<In, Out> =>
  ({ parse, take, beat, onClosed }) => {
    let isAlive = true;
    let second = { start: 0, messages: 0 };
    let work = Promise.resolve();
    let ending: NodeJS.Timeout | undefined;
    const isOpen = (): boolean => socket.readyState === socket.OPEN;
    const enqueue = (next: () => Promise<void>): void => {
      work = work.then(() => (isOpen() ? next() : undefined)).catch(() => socket.close(closing.fault));
    };
    const beating = setInterval(() => {
      if (!isAlive) {
        socket.terminate();
        return;
      }
      isAlive = false;
      socket.ping();
      beat();
    }, bounds.beatMs);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const now = Date.now();
      if (now - second.start >= 1000) second = { start: now, messages: 0 };
      second.messages += 1;
      if (second.messages > bounds.messagesASecond) return socket.close(closing.policy);
      const frame = isBinary ? undefined : parse(data.toString());
      if (frame) enqueue(() => take(frame));
    });
    socket.on('pong', () => (isAlive = true));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearInterval(beating);
      clearTimeout(ending);
      onClosed();
    });
    return {
      send: (frame) => {
        if (!isOpen()) return;
        if (socket.bufferedAmount > bounds.bufferedBytes) socket.terminate();
        else socket.send(JSON.stringify(frame));
      },
      isOpen,
      isBehind: () => socket.bufferedAmount > bounds.bufferedBytes / 2,
      close: (code) => socket.close(code),
      enqueue,
      endIn: (ms) => {
        ending = setTimeout(() => socket.close(closing.policy), ms);
        return () => clearTimeout(ending);
      },
    };
  };
