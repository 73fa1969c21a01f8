import type { Image } from '@comanda/api/kernel';
import { largestPicture } from '@comanda/api/pictures';
import { ImageField, type ImageValue } from '@comanda/ui/ImageField';
import { useEffect, useMemo } from 'react';
import { asImage } from '../../values/read.ts';
import { useDraftPart, useForm } from '../DraftContext.tsx';
import type { EditorProps } from './editor.tsx';
import { FromGallery } from './FromGallery.tsx';
import { palette } from './palette.ts';

/** A picture, which travels beside the values, or a colour, which is a value. */
export function ImageEditor(props: EditorProps) {
  const { path, label, description, isDemanded = false, value, onChange, error } = props;
  const { resource, draft } = useForm();
  const file = useDraftPart(draft, ({ files }) => files[path]);
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const stored = asImage(value);
  const shown = (): ImageValue | null => {
    if (preview !== undefined) return { kind: 'picture', url: preview };
    if (stored === null) return null;
    return 'url' in stored ? { kind: 'picture', url: stored.url } : { kind: 'colour', colour: stored.color };
  };
  const put = (next: Image | null) => {
    draft.setFile(path, undefined);
    onChange(next);
  };
  return (
    <ImageField
      label={label}
      description={description}
      isRequired={isDemanded}
      error={error}
      value={shown()}
      onFile={(picture) => draft.setFile(path, picture)}
      onRemove={() => put(null)}
      mostBytes={largestPicture}
      palette={palette}
      onColour={(color) => put({ color })}
      others={resource.owner !== 'system' && resource.code !== 'IMG' && <FromGallery onChoose={put} />}
    />
  );
}
