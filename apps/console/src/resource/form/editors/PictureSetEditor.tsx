import type { Resource } from '@comanda/api/kernel';
import { largestPicture, mostPictures } from '@comanda/api/pictures';
import { ImageSet, type SetImage } from '@comanda/ui/ImageSet';
import { msg } from '@lingui/core/macro';
import { useState, useSyncExternalStore } from 'react';
import { useCompany, useLabel } from '../../../app/index.ts';
import { useForm } from '../DraftContext.tsx';
import { FromGallery } from './FromGallery.tsx';
import { takePicture } from '../../photos/takePicture.ts';
import { palette } from './palette.ts';
import { createPictureSet, type Piece, type Reading, type Source } from './pictureSet.ts';

const unreadable = msg`This file cannot be read as a picture.`;

/** A file is a picture when it can be drawn; one at an address is fetched by the platform. */
async function read(resource: Resource, idCompany: string, source: Source): Promise<Reading> {
  if ('file' in source)
    return createImageBitmap(source.file).then(
      (bitmap): Reading => {
        bitmap.close();
        return { ok: true, held: source };
      },
      () => ({ ok: false, reason: unreadable }),
    );
  const taken = await takePicture({ idCompany, entity: resource.code, address: source.address });
  return taken.ok ? { ok: true, held: { image: taken.image } } : taken;
}

export interface PictureSetEditorProps {
  /** The field of the cover. */
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** The pictures of a record that belong together, the first of them its cover (docs/product.md §7.11). */
export function PictureSetEditor({ name, label, error }: PictureSetEditorProps) {
  const { resource, draft } = useForm();
  const { id: idCompany } = useCompany();
  const say = useLabel();
  const [set] = useState(() =>
    createPictureSet({ draft, resource, name, read: (source) => read(resource, idCompany, source) }),
  );
  const pieces = useSyncExternalStore(set.subscribe, set.get);
  const shown = (piece: Piece): SetImage => {
    const { id } = piece;
    switch (piece.kind) {
      case 'value':
        return 'url' in piece.image
          ? { id, kind: 'picture', url: piece.image.url }
          : { id, kind: 'colour', colour: piece.image.color };
      case 'file':
        return { id, kind: 'picture', url: piece.url };
      case 'reading':
        return { id, kind: 'reading' };
      case 'failed':
        return { id, kind: 'failed', reason: say(piece.reason) };
    }
  };
  return (
    <ImageSet
      label={label}
      error={error}
      items={pieces.map(shown)}
      most={mostPictures}
      mostBytes={largestPicture}
      palette={palette}
      onFiles={(files) => set.add(files.map((file) => ({ file })))}
      onAddress={(address) => set.add([{ address }])}
      onColour={set.addColour}
      onReorder={(items) => set.reorder(items.map(({ id }) => id))}
      onRemove={set.remove}
      onRetry={set.retry}
      others={<FromGallery onChoose={set.addKept} />}
    />
  );
}
