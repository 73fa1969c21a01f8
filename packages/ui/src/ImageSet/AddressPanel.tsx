import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import type { PopoverControl } from '../OnDemand/index.ts';
import { Popover } from '../Popover/index.ts';
import { TextField } from '../TextField/index.ts';
import * as css from './ImageSet.css.ts';

interface AddressProps {
  /** Answers whether the text was of use. */
  readonly onText: (text: string) => boolean;
}

/** Asks for the address that a picture is copied from. */
export function AddressPanel({ onText, ...control }: AddressProps & PopoverControl) {
  const { t } = useLingui();
  const { onOpenChange } = control;
  return (
    <Popover {...control} title={t`Picture from an address`}>
      <Address
        onText={(text) => {
          const isTaken = onText(text);
          if (isTaken) onOpenChange(false);
          return isTaken;
        }}
      />
    </Popover>
  );
}

function Address({ onText }: AddressProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // It was opened to be written in.
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={css.panel}
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
        {...(isWrong && { error: t`This is not the address of a picture.` })}
      />
      <Button type="submit" tone="accent">
        {t`Add picture`}
      </Button>
    </form>
  );
}
