import type { KitchenPosition } from '@comanda/api/calls';
import {
  type KitchenData,
  KITCHEN_VERSION,
  type MonitorFrame,
  type ScreenFrame,
  type ScreenWord,
} from '@comanda/api/live';
import { canReplay, shopEpochOf, type Standing } from '../domain/kitchen/position.ts';
import type { Screen } from '../core/caller.ts';
import type { Told } from '../domain/kitchen/seen.ts';
import { parseScreenFrame } from './screenFrame.ts';
import { type Bind, closing } from './socket.ts';
import type { KitchenStretch } from './stream.ts';

const helloMs = 5_000;

/** What a screen has just said of itself. */
export interface Word {
  readonly install: string;
  /** Up to where it knows everything. */
  readonly since?: KitchenPosition;
  readonly told?: Told;
}
/** Where a monitor stands, and what somebody has for this screen of it. */
export interface Stood extends Standing {
  readonly said?: ScreenWord | undefined;
}
type LineScreen = Pick<Screen, 'idCompany' | 'idStore' | 'idScreen'>;
export interface MonitorLine {
  readonly screen: LineScreen;
  /** The number up to which everything was looked at; nothing before its hello. */
  readonly position: () => number | undefined;
  readonly deliver: (stretch: KitchenStretch) => void;
  /** Asks whether the screen is still one. */
  readonly recheck: () => void;
  readonly close: (code?: number) => void;
}
export interface MonitorLineOptions {
  readonly bind: Bind<ScreenFrame, MonitorFrame>;
  readonly screen: LineScreen;
  /** Where the monitor stands now; nothing when the screen is none any more. */
  readonly stand: (of: Word) => Promise<Stood | undefined>;
  /** The line wants what came after its position. */
  readonly onLag: () => void;
  readonly onSent: () => void;
  readonly onClosed: () => void;
}

/** The socket of one screen, from its opening to its end (docs/product.md §16.7). */
export const openMonitorLine = (options: MonitorLineOptions): MonitorLine => {
  const { bind, screen, stand } = options;
  let position: number | undefined;
  /** The number of the last frame that this monitor was sent, by whomever. */
  let prev = 0;
  let epoch = '';
  let sections: ReadonlySet<string> = new Set();
  let install = '';
  /** A beat that waits for the frames that it tells of. */
  let owed: Standing | undefined;

  const { send, isBehind, close, enqueue, endIn } = bind({
    parse: parseScreenFrame,
    take: (frame) => take(frame),
    beat: () => enqueue(() => beat()),
    onClosed: options.onClosed,
  });
  const hasSaidHello = endIn(helloMs);

  /** Reads where the monitor stands, which is what a beat proves; ends the line of a screen that is none any more, here. */
  const look = async (word: Omit<Word, 'install'> = {}): Promise<Standing | undefined> => {
    const stood = await stand({ install, ...word });
    // A line hears one shop: a monitor that goes to another one is opened anew.
    if (stood?.idStore !== screen.idStore) {
      close(closing.policy);
      return undefined;
    }
    if (stood.said && Object.keys(stood.said).length > 0) send({ said: stood.said });
    epoch = stood.epoch;
    sections = new Set(stood.sections);
    return stood;
  };
  /** A beat follows what it tells of: otherwise a screen would think that it had missed it. */
  const tellBeat = (): void => {
    if (!owed || position === undefined || position < owed.newest) return;
    send({ hb: { epoch, head: owed.newest, now: owed.now, up: owed.up } });
    owed = undefined;
  };
  const owe = (stood: Standing): void => {
    owed = stood;
    tellBeat();
    if (owed) options.onLag();
  };
  /** Nothing before its hello. */
  const beat = async (told?: Told): Promise<void> => {
    if (position === undefined) return;
    const since = { epoch, seq: position };
    const stood = await look({ since, ...(told && { told }) });
    if (!stood) return;
    if (since.seq > stood.seq) {
      // The database was put back under the line: what it has told may never have happened.
      position = stood.seq;
      prev = stood.newest;
      send({ reset: { epoch, why: 'history' } });
    }
    owe(stood);
  };

  const greet = async ({ since, dev }: Extract<ScreenFrame, { hello: unknown }>['hello']): Promise<void> => {
    hasSaidHello();
    install = dev;
    const stood = await look(since === null ? {} : { since });
    if (!stood) return;
    const isReplayed = since !== null && canReplay(since, stood);
    if (since !== null && !isReplayed) {
      const isSameShop = shopEpochOf(since.epoch) === shopEpochOf(epoch);
      send({ reset: { epoch, why: isSameShop && since.epoch !== epoch ? 'settings' : 'history' } });
    }
    position = isReplayed ? since.seq : stood.seq;
    prev = isReplayed ? stood.newestBefore : stood.newest;
    owe(stood);
    // Something may have happened since the look.
    options.onLag();
  };
  const take = (frame: ScreenFrame): Promise<void> => {
    if ('hello' in frame) return position === undefined ? greet(frame.hello) : Promise.resolve();
    install = frame.ack.dev;
    const { pend, ver, audio, app = null } = frame.ack;
    return beat({ waiting: pend, release: ver, isAudible: audio, app });
  };
  return {
    screen,
    position: () => position,
    deliver: ({ after, events, head, oldest }) => {
      if (position === undefined || position < after) return;
      for (const { seq, at, kind, sections: of, data } of events) {
        if (position < oldest - 1 || isBehind()) {
          // A board is fetched faster than all of this could be sent, where it is still there at all.
          position = head;
          send({ reset: { epoch, why: 'history' } });
          break;
        }
        if (seq <= position) continue;
        position = seq;
        if (!of.some((section) => sections.has(section))) continue;
        const told: KitchenData = { v: KITCHEN_VERSION, epoch, seq, prev, t: at, kind, ...data };
        prev = seq;
        send({ data: told });
        options.onSent();
      }
      tellBeat();
    },
    recheck: () => enqueue(() => beat()),
    close: (code = closing.leaving) => close(code),
  };
};
