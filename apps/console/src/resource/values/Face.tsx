import type { Resource } from '@comanda/api/kernel';
import { smallPicture } from '@comanda/api/pictures';
import { Thumbnail, type ThumbnailProps } from '@comanda/ui/Thumbnail';
import { asImage, asText } from './read.ts';
import { useWriteValue } from './useWriteValue.ts';

export interface FaceProps extends Pick<ThumbnailProps, 'size'> {
  readonly resource: Resource;
  readonly row: Readonly<Record<string, unknown>>;
}

/** What a record is known by at a glance, beside its name: its picture, or a drawing. Nothing where its kind has neither. */
export function Face({ resource, row, size = 'md' }: FaceProps) {
  const write = useWriteValue(resource);
  if (resource.drawnAs === undefined) return null;
  const image = asImage(row['image']);
  return (
    <Thumbnail
      size={size}
      dish={write('names', row['names']) || asText(row['code'])}
      {...(image && 'url' in image && { src: smallPicture(image.url) })}
    />
  );
}
