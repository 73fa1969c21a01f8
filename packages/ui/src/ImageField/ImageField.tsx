import { useLingui } from '@lingui/react/macro';
import { ImageIcon, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ColorSwatch } from 'react-aria-components/ColorSwatchPicker';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { ColourField, hexColour } from '../ColourField/index.ts';
import { Field, hasContent, type FieldTexts } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import { pictureTypes, refusalOf, type FileRefusal } from './acceptFile.ts';
import * as css from './ImageField.css.ts';

/** One picture or one plain colour in its place. */
export type ImageValue = { kind: 'picture'; url: string } | { kind: 'colour'; colour: string };

export interface ImageFieldProps extends FieldTexts {
  value: ImageValue | null;
  /** Picked, dropped or pasted, of a kind and size that is taken. Reading and sending it is the application's. */
  onFile: (file: File) => void;
  onRemove: () => void;
  /** With a palette, a colour can stand in for a picture. */
  palette?: ReadonlyArray<string>;
  onColour?: (colour: string) => void;
  mostBytes?: number;
  /** Further buttons: where else the application takes a picture from. */
  others?: ReactNode;
  /** The application is sending the file. */
  isPending?: boolean;
  isDisabled?: boolean;
  isRequired?: boolean;
  UNSAFE_className?: string;
}

/** One image of a record: from a file, a drop, the clipboard, or a colour instead. */
export function ImageField({
  value,
  onFile,
  onRemove,
  palette,
  onColour,
  mostBytes = 2_000_000,
  others,
  isPending = false,
  isDisabled = false,
  error,
  ...texts
}: ImageFieldProps) {
  const { t, i18n } = useLingui();
  const [refusal, setRefusal] = useState<FileRefusal | null>(null);
  const offer = (file: File) => {
    const refused = refusalOf(file, mostBytes);
    setRefusal(refused);
    if (!refused) onFile(file);
  };
  const megabytes = (bytes: number) =>
    i18n.number(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const most = megabytes(mostBytes);
  const refusalText =
    refusal &&
    (refusal.reason === 'kind'
      ? t`This file is not a picture that can be shown. Choose a PNG, JPEG or WebP.`
      : t`This picture is larger than ${most}. Choose a smaller one.`);
  const shownError = hasContent(error) ? error : refusalText;
  return (
    <Field {...texts} isDisabled={isDisabled} {...(hasContent(shownError) && { error: shownError })}>
      <DropZone
        isDisabled={isDisabled || isPending}
        className={css.zone}
        aria-label={t`Drop or paste a picture here`}
        getDropOperation={(types) => (pictureTypes.some((type) => types.has(type)) ? 'copy' : 'cancel')}
        onDrop={(event) => {
          const dropped = event.items.find((item) => item.kind === 'file');
          if (dropped?.kind === 'file') void dropped.getFile().then(offer);
        }}
      >
        <Preview value={value} />
        <div className={css.side}>
          <div className={css.buttons}>
            <FileTrigger
              acceptedFileTypes={pictureTypes}
              onSelect={(files) => {
                const file = files?.[0];
                if (file) offer(file);
              }}
            >
              <Button iconStart={Upload} size="sm" isPending={isPending} isDisabled={isDisabled}>
                {value?.kind === 'picture' ? t`Replace picture` : t`Choose picture`}
              </Button>
            </FileTrigger>
            {others}
            {value && (
              <Button
                iconStart={Trash2}
                size="sm"
                variant="ghost"
                isDisabled={isDisabled || isPending}
                onPress={onRemove}
              >
                {t`Remove`}
              </Button>
            )}
          </div>
          <p className={css.hint}>{t`Or drop or paste it here. PNG, JPEG or WebP, up to ${most}.`}</p>
        </div>
      </DropZone>
      {palette && onColour && (
        <div className={css.instead}>
          <ColourField
            label={t`Or a colour`}
            palette={palette}
            isDisabled={isDisabled}
            value={value?.kind === 'colour' ? value.colour : null}
            onChange={(colour) => {
              if (colour === null) onRemove();
              else onColour(colour);
            }}
          />
        </div>
      )}
    </Field>
  );
}

function Preview({ value }: { value: ImageValue | null }) {
  if (value?.kind === 'picture') {
    return (
      <span className={css.preview}>
        <img className={css.picture} src={value.url} alt="" />
      </span>
    );
  }
  // What is no colour is quoted by the field of colours below.
  const colour = value?.kind === 'colour' ? hexColour(value.colour) : null;
  if (colour !== null) return <ColorSwatch color={colour} className={css.preview} />;
  return (
    <span className={css.preview}>
      <Icon icon={ImageIcon} size="lg" />
    </span>
  );
}
