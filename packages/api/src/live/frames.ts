import { isRecord, recordIn } from './record.ts';

/**
 * The notification channel `/api/notification/v1/ws` (docs/product.md §11). A channel is a company; its events are
 * numbered without gaps in the order in which they were committed.
 */
const classes = ['TRACKER', 'COMMIT', 'TICKET', 'ORDER', 'MESSAGE'] as const;
export type LiveClass = (typeof classes)[number];
const isClass = (value: unknown): value is LiveClass => classes.some((one) => one === value);

export interface LiveEvent {
  readonly class: LiveClass;
  /** Id of the record that the event is about. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly idCompany: string };
  readonly seq: number;
}

/** What the client sends: who it is, then the last number that it saw of each channel. */
export type ClientFrame =
  | { readonly email: string }
  | { readonly token: string }
  | { readonly since: Readonly<Record<string, number>> };

/**
 * What the server sends besides events. `ready` follows a good token and names the channels with their newest
 * number; `reload` says that what was missed is no longer kept; `beat` proves every 15 s that the line is alive; `words`
 * says that operators have worded texts of the console otherwise.
 */
export type ServerFrame =
  | LiveEvent
  | { readonly ready: Readonly<Record<string, number>> }
  | { readonly reload: string }
  | { readonly beat: string }
  | { readonly words: string }
  | { readonly refused: 'token' | 'too_many' };

/** A frame from the server, or nothing: what cannot be understood is ignored (docs/product.md §11). */
export const parseServerFrame = (text: string): ServerFrame | undefined => {
  const frame = recordIn(text);
  if (!frame) return undefined;
  if (isRecord(frame['ready']))
    return {
      ready: Object.fromEntries(
        Object.entries(frame['ready']).filter(
          (entry): entry is [string, number] => typeof entry[1] === 'number',
        ),
      ),
    };
  if (typeof frame['reload'] === 'string') return { reload: frame['reload'] };
  if (typeof frame['beat'] === 'string') return { beat: frame['beat'] };
  if (typeof frame['words'] === 'string') return { words: frame['words'] };
  if (frame['refused'] === 'token' || frame['refused'] === 'too_many') return { refused: frame['refused'] };
  const { class: kind, id, data, seq } = frame;
  if (!isClass(kind)) return undefined;
  if (
    typeof id !== 'string' ||
    typeof seq !== 'number' ||
    !isRecord(data) ||
    typeof data['idCompany'] !== 'string'
  )
    return undefined;
  return { class: kind, id, seq, data: { ...data, idCompany: data['idCompany'] } };
};
