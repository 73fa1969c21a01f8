import { parseWallFrame } from '@comanda/api/live';

const PATH = '/api/reporting/v1/ws/presentation';
/** A line that breaks is opened again after so long, longer each time it fails. */
const SOON = 5_000;
const LATE = 30_000;

interface Heard {
  readonly sold: () => void;
  /** What is shown may be over: it is asked for again. */
  readonly ended: () => void;
}

/** Hears whenever the stores of a wall display sell something; answers how to stop. Without a line it asks by itself. */
export function openWallLine(block: string, { sold, ended }: Heard): () => void {
  let socket: WebSocket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let wait = SOON;
  let isOver = false;
  const open = (): void => {
    const url = new URL(PATH, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const line = new WebSocket(url);
    socket = line;
    line.addEventListener('open', () => line.send(JSON.stringify({ block })));
    line.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const frame = typeof data === 'string' ? parseWallFrame(data) : undefined;
      if (!frame) return;
      if ('sold' in frame) sold();
      else if ('ended' in frame) ended();
      else wait = SOON;
    });
    line.addEventListener('close', () => {
      if (isOver) return;
      waiting = setTimeout(open, wait);
      wait = Math.min(wait * 2, LATE);
    });
  };
  open();
  return () => {
    isOver = true;
    clearTimeout(waiting);
    socket?.close();
  };
}
