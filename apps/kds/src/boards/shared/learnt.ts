import { type Kept, keptUnder, openShelf } from '@comanda/api/browser-session';
import { bind, commandIds, type Keys, type Pressed, usualKeys } from './commands.ts';

/** What the numbers of cards do, as bump bars are made for the one or the other. */
export const schools = ['choose', 'finish'] as const;
export type School = (typeof schools)[number];

/** What somebody has taught this device about its keys (docs/product.md §16.12). */
export interface Learnt {
  readonly school: School;
  /** By `KeyboardEvent.code`; a key that is to do nothing has none. */
  readonly keys: Readonly<Record<string, Pressed | null>>;
}
const nothing: Learnt = { school: 'choose', keys: {} };
const KEY = 'keys';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** What another release has kept and this one does not know is left out. */
const pressedIn = (value: unknown): Pressed | null | undefined => {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const id = commandIds.find((one) => one === value['id']);
  const number = value['number'];
  return id && { id, number: typeof number === 'number' && number >= 1 ? number : undefined };
};
/** Reads what was written; what nobody can read is as if nothing had been learnt. */
export const learntIn = (text: string | null): Learnt => {
  let written: unknown;
  try {
    written = JSON.parse(text ?? 'null');
  } catch {
    return nothing;
  }
  if (!isRecord(written) || !isRecord(written['keys'])) return nothing;
  return {
    school: schools.find((one) => one === written['school']) ?? 'choose',
    keys: Object.fromEntries(
      Object.entries(written['keys']).flatMap(([code, value]) => {
        const pressed = pressedIn(value);
        return pressed === undefined ? [] : [[code, pressed]];
      }),
    ),
  };
};

/** What keys mean with it. */
export const keysWith = ({ school, keys }: Learnt): Keys => {
  const all = new Map(usualKeys);
  for (const [code, pressed] of Object.entries(keys)) {
    if (pressed) all.set(code, pressed);
    else all.delete(code);
  }
  if (school === 'finish')
    for (const [code, pressed] of all)
      if (pressed.id === 'select') all.set(code, { ...pressed, id: 'bumpNumber' });
  return all;
};

export const createLearning = (kept: Kept) => {
  let learnt = learntIn(kept.read(KEY));
  let keys = keysWith(learnt);
  const heard = new Set<() => void>();
  const become = (next: Learnt): void => {
    learnt = next;
    keys = keysWith(next);
    bind(keys);
    for (const listener of heard) listener();
  };
  bind(keys);
  const keep = (next: Learnt): void => {
    kept.store(KEY, JSON.stringify(next));
    become(next);
  };
  return {
    learnt: (): Learnt => learnt,
    keys: (): Keys => keys,
    subscribe: (listener: () => void) => {
      heard.add(listener);
      return () => {
        heard.delete(listener);
      };
    },
    setSchool: (school: School): void => keep({ ...learnt, school }),
    /** From now on this key means that; with `null` it does nothing. */
    teach: (code: string, pressed: Pressed | null): void =>
      keep({ ...learnt, keys: { ...learnt.keys, [code]: pressed } }),
    /** It means what it usually does. */
    unlearn: (code: string): void => {
      const { [code]: _gone, ...keys } = learnt.keys;
      keep({ ...learnt, keys });
    },
    forget: (): void => {
      kept.forget(KEY);
      become(nothing);
    },
  };
};
/** Of this device: its bump bar stays with it, whatever monitor it shows. */
export const learning = createLearning(keptUnder('comanda.kds.', openShelf('localStorage')));
