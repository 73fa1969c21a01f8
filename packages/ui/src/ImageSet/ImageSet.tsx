import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DropZone, type DropZoneProps } from 'react-aria-components/DropZone';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { Field, hasContent, type FieldTexts } from '../Field/parts.ts';
import { pictureTypes } from '../ImageField/acceptFile.ts';
import * as image from '../ImageField/ImageField.css.ts';
import { lifted } from '../SortableList/SortableList.css.ts';
import { useSorting } from '../SortableList/useSorting.ts';
import { classNames } from '../styles/classNames.ts';
import { Adding } from './Adding.tsx';
import * as css from './ImageSet.css.ts';
import { readText, takeIn, type TakenIn } from './takeIn.ts';
import { Tile, type SetImage } from './Tile.tsx';

export interface ImageSetProps extends FieldTexts {
  /** In their order; the first is the cover. */
  items: readonly SetImage[];
  most?: number;
  /** Picked, dropped or pasted together, of kinds and sizes that are taken, no more than there are places. */
  onFiles: (files: readonly File[]) => void;
  /** An address of the web that the application copies a picture from; left out where it cannot. */
  onAddress?: (address: string) => void;
  /** With a palette, a colour can stand in for a picture. */
  palette?: readonly string[];
  onColour?: (colour: string) => void;
  onReorder: (items: readonly SetImage[]) => void;
  onRemove: (id: string) => void;
  /** Reads one that failed once more. */
  onRetry: (id: string) => void;
  mostBytes?: number;
  /** Further buttons: where else the application takes a picture from. */
  others?: ReactNode;
  isDisabled?: boolean;
  UNSAFE_className?: string;
}

type Dropped = Parameters<NonNullable<DropZoneProps['onDrop']>>[0]['items'];
const nothing: TakenIn['refused'] = { kind: [], size: [], full: [] };

/** A few pictures of a record in their order: from files, a drop, the clipboard, an address of the web, or colours. */
export function ImageSet({
  items,
  most = 4,
  onFiles,
  onAddress,
  palette,
  onColour,
  onReorder,
  onRemove,
  onRetry,
  mostBytes = 2_000_000,
  others,
  isDisabled = false,
  error,
  ...texts
}: ImageSetProps) {
  const { t, i18n } = useLingui();
  const [refused, setRefused] = useState(nothing);
  const [said, setSaid] = useState('');
  const places = most - items.length;
  const nameOf = ({ id }: SetImage) => {
    const place = items.findIndex((item) => item.id === id) + 1;
    return t`picture ${place}`;
  };
  const list = useRef<HTMLOListElement>(null);
  const sorting = useSorting({
    items,
    getId: ({ id }) => id,
    getLabel: nameOf,
    onReorder,
    arrangement: 'tiles',
    list,
  });

  // Whose button is gone with its picture goes on at the one that took the place.
  const adding = useRef<HTMLButtonElement>(null);
  const removedAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    if (at === undefined) return;
    const tiles = [...(list.current?.children ?? [])];
    const buttons = tiles[Math.min(at, tiles.length - 1)]?.querySelectorAll('button');
    (buttons ? [...buttons].at(-1) : adding.current)?.focus();
  });

  const offer = (offered: readonly File[]) => {
    const taken = takeIn(offered, places, mostBytes);
    setRefused(taken.refused);
    const added = taken.files.length;
    if (added === 0) return;
    const now = items.length + added;
    setSaid(t`Added: ${added}. Now there are ${now} of ${most}.`);
    onFiles(taken.files);
  };
  const offerText = (text: string): boolean => {
    const read = readText(text);
    if (read && 'file' in read) offer([read.file]);
    else if (read && places > 0) {
      setRefused(nothing);
      onAddress?.(read.address);
    } else if (read) setRefused({ ...nothing, full: [read.address] });
    return read !== undefined;
  };
  const drop = async (dropped: Dropped) => {
    const files = await Promise.all(
      dropped.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])),
    );
    if (files.length > 0) {
      offer(files);
      return;
    }
    const text = dropped.find((item) => item.kind === 'text' && item.types.has('text/plain'));
    if (text?.kind === 'text' && !offerText(await text.getText('text/plain')))
      setSaid(t`There is no picture in what was pasted.`);
  };

  const megabytes = i18n.number(mostBytes / 1e6, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  });
  const inWords = new Intl.ListFormat(i18n.locale);
  const [strange, large, late] = [refused.kind, refused.size, refused.full].map((names) =>
    inWords.format(names),
  );
  const refusals = [
    strange !== '' && t`No picture that can be shown: ${strange}. Take a PNG, JPEG or WebP.`,
    large !== '' && t`Larger than ${megabytes}: ${large}.`,
    late !== '' && t`Not added, as there is room for ${most} only: ${late}.`,
  ].filter((text) => text !== false);
  const shownError = hasContent(error) ? error : refusals.join(' ');
  return (
    <Field {...texts} isDisabled={isDisabled} {...(hasContent(shownError) && { error: shownError })}>
      <DropZone
        isDisabled={isDisabled}
        className={classNames(image.zone, css.zone)}
        aria-label={t`Drop or paste pictures here`}
        getDropOperation={(types) =>
          [...pictureTypes, 'text/plain'].some((type) => types.has(type)) ? 'copy' : 'cancel'
        }
        onDrop={({ items: dropped }) => void drop(dropped)}
      >
        {items.length > 0 && (
          <ol ref={list} className={css.tiles} aria-label={t`Pictures in their order`}>
            {items.map((item, at) => {
              const name = nameOf(item);
              return (
                <li key={item.id} className={classNames(css.tile, sorting.isLifted(item) && lifted)}>
                  <Tile
                    image={item}
                    name={name}
                    isCover={at === 0}
                    isDisabled={isDisabled}
                    handleProps={items.length > 1 ? sorting.handleOf(item) : undefined}
                    onCover={() => {
                      setSaid(t`Now the cover: ${name}`);
                      sorting.move(item, 0);
                    }}
                    onRemove={() => {
                      removedAt.current = at;
                      setSaid(t`Removed: ${name}`);
                      setRefused(nothing);
                      onRemove(item.id);
                    }}
                    onRetry={() => onRetry(item.id)}
                  />
                </li>
              );
            })}
          </ol>
        )}
        {places > 0 && !isDisabled && (
          <Adding
            ref={adding}
            onFiles={offer}
            onText={onAddress && offerText}
            onColour={palette && onColour}
            palette={palette ?? []}
            others={others}
          />
        )}
        <p className={image.hint}>
          {places > 0
            ? t`Or drop or paste them here. PNG, JPEG or WebP, up to ${megabytes} each, ${most} at most.`
            : t`There are as many as there can be. Remove one to add another.`}
        </p>
      </DropZone>
      <VisuallyHidden>
        <output>{sorting.announcement}</output>
        <output>{said}</output>
      </VisuallyHidden>
    </Field>
  );
}
