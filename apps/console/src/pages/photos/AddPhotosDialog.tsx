import { photoCalls } from '@comanda/api/calls';
import { f, type Image } from '@comanda/api/kernel';
import { largestPicture, mostPictures } from '@comanda/api/pictures';
import { ImageSet, type SetImage } from '@comanda/ui/ImageSet';
import { faultLabel } from '@comanda/api/labels';
import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../app/FormDialog.tsx';
import { toast, useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { useHeld } from '../../app/useHeld.ts';
import { palette } from '../../resource/form/editors/palette.ts';
import { ReferenceFacet } from '../../resource/list/ReferenceFacet.tsx';
import { takePicture } from '../../resource/photos/takePicture.ts';
import { refreshed } from './refreshed.ts';

type Source = { readonly file: File } | { readonly address: string };
interface Piece {
  readonly id: string;
  readonly name: string;
  readonly source?: Source;
  readonly image?: Image;
  readonly reason?: MessageDescriptor;
}
const categories = f.ref('CAT');
const tags = f.ref('TAG');

const writtenOut = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
/** A name for a picture that came without one: that of its file. */
const nameOf = (source: Source): string => {
  const path = 'file' in source ? source.file.name : (source.address.split(/[?#]/)[0] ?? '');
  return (path.split('/').at(-1) ?? '')
    .replace(/\.[a-z]+$/i, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, 60);
};

const shown = ({ id, image, reason }: Piece, say: (text: MessageDescriptor) => string): SetImage => {
  if (reason) return { id, kind: 'failed', reason: say(reason) };
  if (!image) return { id, kind: 'reading' };
  return 'url' in image
    ? { id, kind: 'picture', url: image.url }
    : { id, kind: 'colour', colour: image.color };
};

/** Asks for up to four pictures at once, and what they are marked with. */
export function AddPhotosDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const say = useLabel();
  const { id: idCompany } = useCompany();
  const { mutate, isPending } = useCallMutation(photoCalls.add, { refreshes: refreshed });
  const held = useHeld('pictures');
  const [pieces, setPieces] = useState<readonly Piece[]>([]);
  const [idCategories, setCategories] = useState<readonly string[]>([]);
  const [idTags, setTags] = useState<readonly string[]>([]);

  const put = (id: string, change: Partial<Piece>): void =>
    setPieces((all) => all.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)));
  const read = async (id: string, source: Source): Promise<void> => {
    const address = 'file' in source ? await writtenOut(source.file).catch(() => '') : source.address;
    const taken = await takePicture({ idCompany, entity: 'IMG', address: address || '-' });
    put(id, taken.ok ? { image: taken.image } : { reason: taken.reason });
  };
  const add = (sources: readonly Source[]): void => {
    const fresh = sources.map((source) => ({ id: crypto.randomUUID(), name: nameOf(source), source }));
    setPieces((all) => [...all, ...fresh]);
    for (const { id, source } of fresh) void read(id, source);
  };
  const retry = (id: string): void => {
    const source = pieces.find((piece) => piece.id === id)?.source;
    if (!source) return;
    setPieces((all) => all.map(({ reason: _reason, ...piece }) => piece));
    void read(id, source);
  };

  const save = async (): Promise<void> => {
    const pictures = pieces.flatMap(({ name, image }) =>
      image ? [{ name: name || t`Picture`, image }] : [],
    );
    if (held.refuse({ ...(pictures.length === 0 && { pictures: faultLabel('required') }) })) return;
    const result = await mutate({
      data: { idCompany, pictures, idCategory: idCategories[0] ?? null, idTags: [...idTags] },
    });
    if (!result.ok) return held.answer(result.failure);
    const count = result.data.ids.length;
    onClose();
    toast({ tone: 'success', message: plural(count, { one: '# picture added', other: '# pictures added' }) });
  };
  const isReading = pieces.some(({ image, reason }) => !image && !reason);
  return (
    <FormDialog
      title={t`Add pictures`}
      submit={t`Add`}
      held={held}
      isDirty={pieces.length > 0}
      isPending={isPending}
      isDisabled={isReading || pieces.some(({ reason }) => reason)}
      onSubmit={save}
      onClose={onClose}
    >
      <ImageSet
        label={t`Pictures`}
        error={held.at('pictures')}
        items={pieces.map((piece) => shown(piece, say))}
        most={mostPictures}
        mostBytes={largestPicture}
        palette={palette}
        onFiles={(files) => add(files.map((file) => ({ file })))}
        onAddress={(address) => add([{ address }])}
        onColour={(color) =>
          setPieces((all) => [...all, { id: crypto.randomUUID(), name: '', image: { color } }])
        }
        onReorder={(items) =>
          setPieces((all) => items.flatMap(({ id }) => all.find((piece) => piece.id === id) ?? []))
        }
        onRemove={(id) => setPieces((all) => all.filter((piece) => piece.id !== id))}
        onRetry={retry}
      />
      <ReferenceFacet
        field={categories}
        label={t`Category`}
        value={idCategories}
        onChange={(ids) => setCategories(ids.slice(-1))}
      />
      <ReferenceFacet field={tags} label={t`Tags`} value={idTags} onChange={setTags} />
    </FormDialog>
  );
}
