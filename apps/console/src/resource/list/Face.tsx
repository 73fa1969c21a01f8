import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { asImage } from '../values/read.ts';
import { lazyPart } from '../../lazyPart.ts';

const Swatch = lazyPart(async () => (await import('@comanda/ui/Swatch')).Swatch);

export interface FaceProps {
  readonly name: string;
  readonly image: unknown;
  /** Whether it is drawn as a dish where it has no picture. */
  readonly isDish: boolean;
}

/** What a record is known by before its name is read: its picture, its colour, else a drawing or its initials. */
export function Face({ name, image, isDish }: FaceProps) {
  const picture = asImage(image);
  if (!picture) return isDish ? <Thumbnail dish={name} /> : <Avatar shape="square" name={name} />;
  return 'url' in picture ? <Thumbnail src={smallPicture(picture.url)} /> : <Swatch colour={picture.color} />;
}
