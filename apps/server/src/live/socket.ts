import type { WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Bounds of every line (docs/product.md §11.7, §13). */
const bounds = { beatMs: 15_000, messagesASecond: 20, bufferedBytes: 1_000_000 } as const;
/** WebSocket close codes: the rules of the line are broken; the server goes; something failed here. */
export const closing = { policy: 1008, leaving: 1001, fault: 1011 } as const;

/** A page of another site may not open a line; what is no browser names no origin and has nothing to gain. */
export const isOriginAllowed = ({ origins }: Config, { headers }: FastifyRequest): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

export interface BoundedSocket<Out> {
  readonly send: (frame: Out) => void;
  readonly isOpen: () => boolean;
  /** More waits to be sent than the other side will take soon. */
  readonly isBehind: () => boolean;
  readonly close: (code: number) => void;
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

/** Keeps one socket within its bounds, from its opening to its end, and ends it when the other side is gone. */
export const boundSocket = <In, Out>(
  socket: WebSocket,
  { parse, take, beat, onClosed }: SocketWork<In>,
): BoundedSocket<Out> & { readonly enqueue: (work: () => Promise<void>) => void } => {
  let isAlive = true;
  let second = { start: 0, messages: 0 };
  let work = Promise.resolve();
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
  };
};
