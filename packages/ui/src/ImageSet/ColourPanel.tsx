import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { ColourField } from '../ColourField/index.ts';
import type { PopoverControl } from '../OnDemand/index.ts';
import { Popover } from '../Popover/index.ts';
import * as css from './ImageSet.css.ts';

interface ColourProps {
  readonly palette: readonly string[];
  readonly onColour: (colour: string) => void;
}

/** Asks for the colour that stands in for a picture. */
export function ColourPanel({ palette, onColour, ...control }: ColourProps & PopoverControl) {
  const { t } = useLingui();
  const { onOpenChange } = control;
  const [colour, setColour] = useState<string | null>(palette[0] ?? null);
  return (
    <Popover {...control} title={t`Colour instead of a picture`}>
      <div className={css.panel}>
        <ColourField label={t`Colour`} isLabelHidden palette={palette} value={colour} onChange={setColour} />
        <Button
          tone="accent"
          isDisabled={colour === null}
          onPress={() => {
            if (colour === null) return;
            onColour(colour);
            onOpenChange(false);
          }}
        >
          {t`Add colour`}
        </Button>
      </div>
    </Popover>
  );
}
