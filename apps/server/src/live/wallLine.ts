import { recordIn, type WallFrame } from '@comanda/api/live';
import type { Hung } from '../domain/presentation/index.ts';
import type { Channels, Subscriber } from './channels.ts';
import { type Bind, closing } from './socket.ts';

/** So long a page may take to say what it shows (docs/product.md §11.7). */
const sayMs = 5_000;

/** The line of a wall display (docs/product.md §20.9): it hears that its stores sell, and nothing of what. */
export interface WallLine {
  /** Id of the presentation that it shows. */
  readonly shows: () => string | undefined;
  /** Whether the rights of a person show on it: of whoever made what it shows. */
  readonly concerns: (idUser: string) => boolean;
  readonly recheck: () => void;
  readonly close: () => void;
}
interface WallLineOptions {
  readonly bind: Bind<{ readonly block: string }, WallFrame>;
  readonly channels: Pick<Channels, 'pump' | 'add' | 'remove'>;
  readonly judge: (block: string) => Promise<Hung | undefined>;
  /** The newest number of a company's channel. */
  readonly headOf: (idCompany: string) => Promise<number>;
  /** Whether a presentation may have this line besides its others. */
  readonly admit: (id: string) => boolean;
  readonly onClosed: () => void;
}

const parsed = (text: string): { readonly block: string } | undefined => {
  const block = recordIn(text)?.['block'];
  return typeof block === 'string' ? { block } : undefined;
};

/** One socket, from its opening to its end. */
export const openWallLine = ({
  bind,
  channels,
  judge,
  headOf,
  admit,
  onClosed,
}: WallLineOptions): WallLine => {
  let block: string | undefined;
  let hung: Hung | undefined;
  const { send, isOpen, close, enqueue, endIn } = bind({
    parse: parsed,
    take: async (frame) => {
      block ??= frame.block;
      await open();
    },
    beat: () => {
      if (hung) send({ beat: new Date().toISOString() });
    },
    onClosed: () => {
      channels.remove(subscriber);
      onClosed();
    },
  });
  const subscriber: Subscriber = {
    tell: ({ class: kind, data }) => {
      const { idStore } = data;
      if (kind === 'TICKET' && typeof idStore === 'string' && hung?.idStores.includes(idStore))
        send({ sold: true });
    },
    reload: () => send({ sold: true }),
    positions: new Map(),
  };
  const hasSaid = endIn(sayMs);

  const open = async (): Promise<void> => {
    if (block === undefined) return;
    const found = await judge(block);
    if (!found) {
      send({ ended: true });
      return close(closing.policy);
    }
    const head = await headOf(found.idCompany);
    // Nothing is awaited from here on, so that lines that open together are counted one after the other.
    if (!isOpen()) return;
    if (!hung && !admit(found.id)) return close(closing.policy);
    hasSaid();
    if (!hung) {
      subscriber.positions.set(found.idCompany, head);
      channels.add(subscriber);
      send({ beat: new Date().toISOString() });
    }
    hung = found;
    channels.pump(found.idCompany);
  };
  return {
    shows: () => hung?.id,
    concerns: (idUser) => hung?.idUser === idUser,
    recheck: () => enqueue(open),
    close: () => close(closing.leaving),
  };
};
