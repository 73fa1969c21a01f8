import { useLingui } from '@lingui/react/macro';
import { Link2, Palette, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { ColourField } from '../ColourField/index.ts';
import { pictureTypes } from '../ImageField/acceptFile.ts';
import { Popover, PopoverTrigger } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import * as css from './ImageSet.css.ts';

export interface AddingProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Answers whether the text was of use. */
  readonly onText: ((text: string) => boolean) | undefined;
  readonly onColour: ((colour: string) => void) | undefined;
  readonly palette: readonly string[];
  readonly ref: Ref<HTMLButtonElement>;
}

/** The ways to a further picture, besides dropping and pasting it. */
export function Adding({ onFiles, onText, onColour, palette, ref }: AddingProps) {
  const { t } = useLingui();
  return (
    <div className={css.adding}>
      <FileTrigger
        acceptedFileTypes={pictureTypes}
        allowsMultiple
        onSelect={(files) => files && onFiles([...files])}
      >
        <Button ref={ref} iconStart={Upload} size="sm">
          {t`Choose pictures`}
        </Button>
      </FileTrigger>
      {onText && (
        <PopoverTrigger>
          <Button iconStart={Link2} size="sm" variant="ghost">
            {t`From an address`}
          </Button>
          <Popover title={t`Picture from an address`}>
            {({ close }) => (
              <Address
                onText={(text) => {
                  const isTaken = onText(text);
                  if (isTaken) close();
                  return isTaken;
                }}
              />
            )}
          </Popover>
        </PopoverTrigger>
      )}
      {onColour && (
        <PopoverTrigger>
          <Button iconStart={Palette} size="sm" variant="ghost">
            {t`A colour`}
          </Button>
          <Popover title={t`Colour instead of a picture`}>
            {({ close }) => (
              <Colour
                palette={palette}
                onColour={(colour) => {
                  onColour(colour);
                  close();
                }}
              />
            )}
          </Popover>
        </PopoverTrigger>
      )}
    </div>
  );
}

function Address({ onText }: { readonly onText: (text: string) => boolean }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // It was opened to be written in.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={css.address}
      onSubmit={(event) => {
        event.preventDefault();
        // A form around this one is not meant.
        event.stopPropagation();
        setWrong(!onText(text));
      }}
    >
      <TextField
        ref={input}
        label={t`Address`}
        description={t`It begins with https://. The picture is copied from there.`}
        placeholder="https://"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        value={text}
        onChange={(next) => {
          setText(next);
          setWrong(false);
        }}
        {...(isWrong && { error: t`This is no address of a picture.` })}
      />
      <Button type="submit" tone="accent">
        {t`Add picture`}
      </Button>
    </form>
  );
}

interface ColourProps {
  readonly palette: readonly string[];
  readonly onColour: (colour: string) => void;
}
function Colour({ palette, onColour }: ColourProps) {
  const { t } = useLingui();
  const [colour, setColour] = useState<string | null>(palette[0] ?? null);
  return (
    <div className={css.address}>
      <ColourField label={t`Colour`} isLabelHidden palette={palette} value={colour} onChange={setColour} />
      <Button tone="accent" isDisabled={colour === null} onPress={() => colour !== null && onColour(colour)}>
        {t`Add colour`}
      </Button>
    </div>
  );
}
