import { type ClientFrame, isRecord, recordIn, type ServerFrame } from '@comanda/api/live';
import type { Person } from '../core/caller.ts';
import type { Channels, Subscriber } from './channels.ts';
import { eventFor } from './events.ts';
import { type Bind, closing } from './socket.ts';

/** So long somebody may take to say who they are (docs/product.md §11.7). */
const signInMs = 5_000;

export interface Line {
  /** Whose line it is: of who sees as another person it is the one who sees. */
  readonly holder: () => string | undefined;
  /** Whether the rights of a person show on it: of its holder, or of who is seen as. */
  readonly concerns: (idUser: string) => boolean;
  /** Judges the person's token again: they may do other things now, or nothing. */
  readonly recheck: () => void;
  /** Says that texts of the console are worded otherwise from now on. */
  readonly reword: () => void;
  readonly close: () => void;
}
export interface LineOptions {
  readonly bind: Bind<ClientFrame, ServerFrame>;
  readonly channels: Pick<Channels, 'pump' | 'add' | 'remove'>;
  readonly authenticate: (token: string) => Promise<Person | undefined>;
  readonly headsOf: (companies: readonly string[]) => Promise<Readonly<Record<string, number>>>;
  /** Whether the person may have this line besides the others that they have. */
  readonly admit: (holder: string) => boolean;
  readonly onClosed: () => void;
}

/** A frame from the client; what cannot be understood is ignored (docs/product.md §11.6). */
const parsed = (text: string): ClientFrame | undefined => {
  const frame = recordIn(text);
  if (!frame) return undefined;
  if (typeof frame['email'] === 'string') return { email: frame['email'] };
  if (typeof frame['token'] === 'string') return { token: frame['token'] };
  if (!isRecord(frame['since'])) return undefined;
  return {
    since: Object.fromEntries(
      Object.entries(frame['since']).filter((entry): entry is [string, number] =>
        Number.isSafeInteger(entry[1]),
      ),
    ),
  };
};

const holderOf = ({ id, actor }: Person): string => actor?.id ?? id;

/** One socket, from its opening to its end. */
export const openLine = (options: LineOptions): Line => {
  const { bind, channels, authenticate, headsOf } = options;
  let email: string | undefined;
  let token: string | undefined;
  let person: Person | undefined;
  let expiry: NodeJS.Timeout | undefined;
  let keyEnd: NodeJS.Timeout | undefined;

  // Frames are taken one after the other, so that a later token cannot be overtaken by an earlier one.
  const { send, isOpen, close, enqueue, endIn } = bind({
    parse: parsed,
    take: (frame) => take(frame),
    beat: () => {
      if (person) send({ beat: new Date().toISOString() });
    },
    onClosed: () => {
      clearTimeout(expiry);
      clearTimeout(keyEnd);
      channels.remove(subscriber);
      options.onClosed();
    },
  });
  const subscriber: Subscriber = {
    tell: (event) => {
      if (!person) throw new Error('A line without a person hears nothing.');
      send(eventFor(person, event));
    },
    reload: (idCompany) => send({ reload: idCompany }),
    positions: new Map(),
  };
  const refuse = (reason: 'token' | 'too_many'): void => {
    send({ refused: reason });
    close(closing.policy);
  };
  const hasSignedIn = endIn(signInMs);

  const signIn = async (): Promise<void> => {
    if (token === undefined || email === undefined) return;
    const found = await authenticate(token);
    if (!found || found.email !== email.toLowerCase()) return refuse('token');
    const heads = await headsOf([...found.companies.keys()]);
    // Nothing is awaited from here on, so that lines that open together are counted one after the other. One that was
    // closed meanwhile is never removed again.
    if (!isOpen()) return;
    if (!person && !options.admit(holderOf(found))) return refuse('too_many');
    person = found;
    hasSignedIn();
    clearTimeout(expiry);
    expiry = setTimeout(() => refuse('token'), Math.max(0, found.expires * 1000 - Date.now()));
    clearTimeout(keyEnd);
    // A key that ends by itself is no change that the database tells of.
    const { keyEnds = Infinity } = found;
    if (keyEnds < found.expires * 1000)
      keyEnd = setTimeout(() => enqueue(signIn), Math.max(0, keyEnds - Date.now()) + 1);
    for (const id of subscriber.positions.keys()) if (!(id in heads)) subscriber.positions.delete(id);
    for (const [id, head] of Object.entries(heads))
      subscriber.positions.set(id, subscriber.positions.get(id) ?? head);
    channels.add(subscriber);
    send({ ready: heads });
    for (const id of subscriber.positions.keys()) channels.pump(id);
  };
  const resume = (since: Readonly<Record<string, number>>): void => {
    for (const [id, seq] of Object.entries(since)) {
      const position = subscriber.positions.get(id);
      if (position === undefined || seq >= position) continue;
      subscriber.positions.set(id, Math.max(0, seq));
      channels.pump(id);
    }
  };
  const take = async (frame: ClientFrame): Promise<void> => {
    if ('email' in frame) email = frame.email;
    else if ('token' in frame) {
      token = frame.token;
      await signIn();
    } else if (person) resume(frame.since);
  };
  return {
    holder: () => person && holderOf(person),
    concerns: (idUser) => person?.id === idUser || person?.actor?.id === idUser,
    recheck: () => enqueue(signIn),
    reword: () => {
      if (person) send({ words: new Date().toISOString() });
    },
    close: () => close(closing.leaving),
  };
};
