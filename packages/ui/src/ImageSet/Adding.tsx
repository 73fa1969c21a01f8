import { useLingui } from '@lingui/react/macro';
import { Link2, Palette, Upload } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import { pictureTypes } from '../ImageField/acceptFile.ts';
import { popoverOnDemand } from '../OnDemand/index.ts';
import * as css from './ImageSet.css.ts';

const AddressPanel = popoverOnDemand(async () => (await import('./AddressPanel.tsx')).AddressPanel);
const ColourPanel = popoverOnDemand(async () => (await import('./ColourPanel.tsx')).ColourPanel);

export interface AddingProps {
  readonly onFiles: (files: readonly File[]) => void;
  /** Answers whether the text was of use. */
  readonly onText: ((text: string) => boolean) | undefined;
  readonly onColour: ((colour: string) => void) | undefined;
  readonly palette: readonly string[];
  readonly others: ReactNode;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The ways to a further picture, besides dropping and pasting it. */
export function Adding({ onFiles, onText, onColour, palette, others, ref }: AddingProps) {
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
      {others}
      {onText && (
        <AddressPanel
          trigger={
            <Button iconStart={Link2} size="sm" variant="ghost">
              {t`From an address`}
            </Button>
          }
          content={{ onText }}
        />
      )}
      {onColour && (
        <ColourPanel
          trigger={
            <Button iconStart={Palette} size="sm" variant="ghost">
              {t`A colour`}
            </Button>
          }
          content={{ palette, onColour }}
        />
      )}
    </div>
  );
}
