import { largestPicture } from '@comanda/api/pictures';
import { ImageField } from '@comanda/ui/ImageField';
import { useEffect, useMemo } from 'react';

/** The picture of a business in a form: as it is kept, another one, or none any more. */
export interface PictureDraft {
  readonly file?: File;
  readonly isGone?: true;
}
/** What a form sends of it: a file beside the values, or the word that there is none any more. */
export const withPicture = <D extends object>(data: D, { file, isGone }: PictureDraft) => ({
  data: { ...data, ...(isGone && { image: null }) },
  ...(file && { files: { image: file } }),
});

export interface PictureChoiceProps {
  readonly label: string;
  readonly description: string;
  /** Where the kept one is. */
  readonly stored: string | null;
  readonly value: PictureDraft;
  readonly onChange: (value: PictureDraft) => void;
  readonly error?: string | undefined;
}

/** Chooses the picture of a business; it is sent with the form that this stands in. */
export function PictureChoice({ stored, value, onChange, ...texts }: PictureChoiceProps) {
  const { file, isGone } = value;
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(
    () => () => {
      if (preview !== undefined) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const url = preview ?? (isGone ? null : stored);
  return (
    <ImageField
      {...texts}
      value={url === null ? null : { kind: 'picture', url }}
      onFile={(chosen) => onChange({ file: chosen })}
      onRemove={() => onChange(stored === null ? {} : { isGone: true })}
      mostBytes={largestPicture}
    />
  );
}
