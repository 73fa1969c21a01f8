import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A line as a browser has it: its frames in order, waited for one by one. */
export interface Line<Frame> {
  /** All that the server has said on it, from its first word on. */
  readonly said: readonly Frame[];
  readonly say: (frame: unknown) => void;
  readonly next: () => Promise<Frame>;
  /** The next frame that is so; those before it are passed over. */
  readonly nextThat: (is: (frame: Frame) => boolean) => Promise<Frame>;
  readonly closed: Promise<number>;
  readonly end: () => void;
}

/** Opens a line. What is said on it is kept until somebody waits for it. */
export const openLine = async <Frame>(
  url: string,
  parse: (text: string) => Frame | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Line<Frame>> => {
  const socket = new WebSocket(url, { headers });
  const said: Frame[] = [];
  const unread: Frame[] = [];
  const waiting: ((frame: Frame) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const frame = parse(data.toString());
    if (!frame) throw new Error(`The server said ${data.toString()}.`);
    said.push(frame);
    const wanted = waiting.shift();
    if (wanted) wanted(frame);
    else unread.push(frame);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  const next = () =>
    new Promise<Frame>((resolve) => {
      const frame = unread.shift();
      if (frame) resolve(frame);
      else waiting.push(resolve);
    });
  return {
    said,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next,
    nextThat: async (is) => {
      for (;;) {
        const frame = await next();
        if (is(frame)) return frame;
      }
    },
    closed,
    end: () => socket.terminate(),
  };
};
