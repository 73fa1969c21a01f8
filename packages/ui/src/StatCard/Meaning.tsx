import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { useRef, useState } from 'react';
import { PlainIconButton } from '../IconButton/PlainIconButton.tsx';
import { Popover } from '../Popover/index.ts';
import * as css from './StatCard.css.ts';

interface MeaningProps {
  readonly label: string;
  readonly children: string;
}

/** How a figure is made. */
export function Meaning({ label, children }: MeaningProps) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainIconButton
        ref={button}
        size="sm"
        icon={Info}
        label={t`How it is counted: ${label}`}
        onPress={() => setOpen(true)}
      />
      <Popover title={label} width="sm" triggerRef={button} isOpen={isOpen} onOpenChange={setOpen}>
        <p className={css.meaning}>{children}</p>
      </Popover>
    </>
  );
}
