import type { GalleryPhoto } from '@comanda/api/calls';
import { smallPicture } from '@comanda/api/pictures';
import { PressCard } from '@comanda/ui/PressCard';
import { Swatch } from '@comanda/ui/Swatch';
import { Thumbnail } from '@comanda/ui/Thumbnail';
import { Plural, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../app/index.ts';
import * as css from './photos.css.ts';

export interface PhotoGridProps {
  readonly label: string;
  readonly photos: readonly GalleryPhoto[];
  readonly onPress: (photo: GalleryPhoto) => void;
}

/** Pictures of the company side by side: each with its name, what it is marked with, and how often it is used. */
export function PhotoGrid({ label, photos, onPress }: PhotoGridProps) {
  const { t } = useLingui();
  const { names } = useFormat();
  return (
    <ul role="list" className={css.grid} aria-label={label}>
      {photos.map((photo) => {
        const name = names(photo.names) || photo.code;
        const marks = [...(photo.category ? [photo.category] : []), ...photo.tags].map((one) =>
          names(one.names),
        );
        return (
          <li key={photo.id}>
            <PressCard
              title={name}
              picture={
                'url' in photo.image ? (
                  <Thumbnail size="wide" src={smallPicture(photo.image.url)} dish={name} />
                ) : (
                  <Swatch size="wide" colour={photo.image.color} />
                )
              }
              onPress={() => onPress(photo)}
            >
              {marks.length > 0 && <bdi>{marks.join(' · ')}</bdi>}
              <span>
                {photo.uses === 0 ? (
                  t`Not used`
                ) : (
                  <Plural value={photo.uses} one="Used # time" other="Used # times" />
                )}
              </span>
            </PressCard>
          </li>
        );
      })}
    </ul>
  );
}
