import { useLingui } from '@lingui/react/macro';
import { GripVertical, ImageOff, RotateCw, Star, X } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { ColorSwatch } from 'react-aria-components/ColorSwatch';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { hexColour } from '../ColourField/hex.ts';
import { quoted } from '../Field/quoted.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import * as handle from '../SortableList/SortableList.css.ts';
import * as css from './ImageSet.css.ts';

/** A picture or a plain colour at its place, one that is still being read, or one that could not be. */
export type SetImage = { readonly id: string } & (
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'reading' }
  /** Why it is not there. */
  | { readonly kind: 'failed'; readonly reason: string }
);

export interface TileProps {
  readonly image: SetImage;
  readonly name: string;
  readonly isCover: boolean;
  readonly isDisabled: boolean;
  /** None where there is nothing to sort. */
  readonly handleProps: HTMLAttributes<HTMLButtonElement> | undefined;
  readonly onCover: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** One place of the set: what is in it, and what can be done with it. */
export function Tile(props: TileProps) {
  const { image, name, isCover, isDisabled, handleProps, onCover, onRemove, onRetry } = props;
  const { t } = useLingui();
  const noColour =
    image.kind === 'colour' && hexColour(image.colour) === null ? quoted(image.colour) : undefined;
  const isFailed = image.kind === 'failed' || noColour !== undefined;
  return (
    <>
      <div className={css.frame} data-failed={isFailed || undefined}>
        <Content image={image} name={name} />
        {isCover && (
          <span className={css.mark}>
            <Badge tone="accent" icon={Star}>{t`Cover`}</Badge>
          </span>
        )}
      </div>
      {image.kind === 'failed' && (
        <div className={css.failure}>
          <span>{image.reason}</span>
          <Button
            size="sm"
            iconStart={RotateCw}
            isDisabled={isDisabled}
            aria-label={t`Try again: ${name}`}
            onPress={onRetry}
          >
            {t`Try again`}
          </Button>
        </div>
      )}
      {noColour !== undefined && (
        <div className={css.failure}>{t`“${noColour}” is not a colour. Take another.`}</div>
      )}
      {!isDisabled && (
        <div className={css.tools}>
          {handleProps && (
            <button type="button" className={handle.handle} aria-label={t`Move ${name}`} {...handleProps}>
              <Icon icon={GripVertical} />
            </button>
          )}
          {!isCover && (
            <IconButton icon={Star} size="sm" label={t`Make ${name} the cover`} onPress={onCover} />
          )}
          <span className={css.last}>
            <IconButton icon={X} size="sm" label={t`Remove ${name}`} onPress={onRemove} />
          </span>
        </div>
      )}
    </>
  );
}

function Content({ image, name }: Pick<TileProps, 'image' | 'name'>) {
  const { t } = useLingui();
  switch (image.kind) {
    case 'picture':
      return <img className={css.picture} src={image.url} alt={name} draggable={false} />;
    case 'colour':
      return hexColour(image.colour) === null ? (
        <Icon icon={ImageOff} size="lg" />
      ) : (
        <ColorSwatch color={image.colour} className={css.colour} />
      );
    case 'reading':
      return (
        <span className={css.reading}>
          <ProgressBar label={t`Reading: ${name}`} isLabelHidden />
        </span>
      );
    case 'failed':
      return <Icon icon={ImageOff} size="lg" />;
  }
}
