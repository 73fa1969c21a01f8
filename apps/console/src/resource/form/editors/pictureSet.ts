import type { Draft, Image, Resource } from '@comanda/api/kernel';
import { furtherOf, picturesIn, placesOf } from '@comanda/api/pictures';
import type { MessageDescriptor } from '@lingui/core';
import { asImage } from '../../values/read.ts';
import type { DraftState, DraftStore } from '../draft.ts';

/** Where a picture comes from: a file of the person's, or an address of the web. */
export type Source = { readonly file: File } | { readonly address: string };
/** A picture as a draft holds it: a value, or a file that travels beside the values. */
export type Held = { readonly image: Image } | { readonly file: File };
export type Reading =
  | { readonly ok: true; readonly held: Held }
  | { readonly ok: false; readonly reason: MessageDescriptor };
/** One of the pictures that belong together, also while it is none yet. */
export type Piece = { readonly id: string } & (
  | { readonly kind: 'value'; readonly image: Image }
  | { readonly kind: 'file'; readonly file: File; readonly url: string }
  | { readonly kind: 'reading'; readonly source: Source }
  | { readonly kind: 'failed'; readonly source: Source; readonly reason: MessageDescriptor }
);

export interface PictureSet {
  readonly get: () => readonly Piece[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (sources: readonly Source[]) => void;
  readonly addColour: (color: string) => void;
  /** One that the platform keeps already, or a colour. */
  readonly addKept: (image: Image) => void;
  readonly reorder: (ids: readonly string[]) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}
export interface PictureSetting {
  readonly draft: DraftStore;
  readonly resource: Resource;
  /** The field of the cover. */
  readonly name: string;
  /** Reads a picture; never throws. */
  readonly read: (source: Source) => Promise<Reading>;
}

const isThere = (piece: Piece): piece is Piece & { readonly kind: 'value' | 'file' } =>
  piece.kind === 'value' || piece.kind === 'file';

/**
 * The pictures of a record that belong together, as a form holds them: those of its draft, in their order, and those
 * that are still being read or could not be, at their places among them. What the draft is given from elsewhere (after
 * a merge, a discarded input) takes the place of all.
 */
export function createPictureSet({ draft, resource, name, read }: PictureSetting): PictureSet {
  const further = furtherOf(resource, name) ?? '';
  const places = placesOf(resource, name);
  const listeners = new Set<() => void>();
  let serial = 0;
  const nextId = (): string => `${name}${(serial += 1)}`;
  const pieceOf = (held: Held, id = nextId()): Piece =>
    'file' in held
      ? { id, kind: 'file', file: held.file, url: URL.createObjectURL(held.file) }
      : { id, kind: 'value', image: held.image };

  const heldIn = ({ values, files }: DraftState): readonly Held[] => {
    const stored = new Map(picturesIn(resource, values));
    return places.flatMap((path): Held[] => {
      const file = files[path];
      const image = asImage(stored.get(path));
      return file ? [{ file }] : image ? [{ image }] : [];
    });
  };
  const agrees = (held: readonly Held[]): boolean => {
    const own = pieces.filter(isThere);
    return (
      own.length === held.length &&
      own.every((piece, at) => {
        const other = held[at];
        if (piece.kind === 'file') return other && 'file' in other && other.file === piece.file;
        return other && 'image' in other && JSON.stringify(other.image) === JSON.stringify(piece.image);
      })
    );
  };

  let pieces: readonly Piece[] = heldIn(draft.get()).map((held) => pieceOf(held));
  let isWriting = false;
  const show = (next: readonly Piece[]): void => {
    const kept = new Set(next.flatMap((piece) => (piece.kind === 'file' ? [piece.url] : [])));
    for (const piece of pieces)
      if (piece.kind === 'file' && !kept.has(piece.url)) URL.revokeObjectURL(piece.url);
    pieces = next;
    for (const listener of listeners) listener();
  };
  const follow = (): void => {
    const held = heldIn(draft.get());
    if (!isWriting && !agrees(held)) show(held.map((one) => pieceOf(one)));
  };
  const write = (next: readonly Piece[]): void => {
    show(next);
    const there = next.filter(isThere);
    const images = there.map((piece) => (piece.kind === 'value' ? piece.image : null));
    const values: Draft = {
      [name]: images[0] ?? null,
      [further]: images.slice(1).map((image) => ({ [name]: image })),
    };
    const files = places.map((path, at) => {
      const piece = there[at];
      return [path, piece?.kind === 'file' ? piece.file : undefined] as const;
    });
    isWriting = true;
    if (!agrees(heldIn(draft.get()))) draft.write(values, Object.fromEntries(files));
    draft.setWaiting(name, there.length < next.length);
    isWriting = false;
  };
  const put = (id: string, piece: Piece): void =>
    write(pieces.map((other) => (other.id === id ? piece : other)));

  const take = async (id: string, source: Source): Promise<void> => {
    const result = await read(source);
    // It may have been taken out meanwhile.
    if (!pieces.some((piece) => piece.id === id && piece.kind === 'reading')) return;
    put(id, result.ok ? pieceOf(result.held, id) : { id, kind: 'failed', source, reason: result.reason });
  };

  let stop: (() => void) | undefined;
  return {
    get: () => pieces,
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= draft.subscribe(follow);
      follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    add: (sources) => {
      const fresh = sources.map((source): Piece & { readonly kind: 'reading' } => ({
        id: nextId(),
        kind: 'reading',
        source,
      }));
      write([...pieces, ...fresh]);
      for (const { id, source } of fresh) void take(id, source);
    },
    addColour: (color) => write([...pieces, pieceOf({ image: { color } })]),
    addKept: (image) => write([...pieces, pieceOf({ image })]),
    reorder: (ids) => {
      const byId = new Map(pieces.map((piece) => [piece.id, piece]));
      write(ids.flatMap((id) => byId.get(id) ?? []));
    },
    remove: (id) => write(pieces.filter((piece) => piece.id !== id)),
    retry: (id) => {
      const piece = pieces.find((one) => one.id === id);
      if (piece?.kind !== 'failed') return;
      put(id, { id, kind: 'reading', source: piece.source });
      void take(id, piece.source);
    },
  };
}
