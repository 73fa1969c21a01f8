import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Languages, Palette } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../lazyPart.ts';

const LanguageDialog = lazyPart(async () => (await import('./LanguageDialog.tsx')).LanguageDialog);
const AppearanceDialog = lazyPart(async () => (await import('./AppearanceDialog.tsx')).AppearanceDialog);

export type LookDialog = 'language' | 'appearance';

/** The dialogs, loaded when first asked for: the sign-in page must stay light. */
export function LookDialogs({
  open,
  onClose,
}: {
  readonly open: LookDialog | undefined;
  readonly onClose: () => void;
}) {
  const [known, setKnown] = useState<ReadonlySet<LookDialog>>(new Set());
  if (open !== undefined && !known.has(open)) setKnown(new Set([...known, open]));
  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) onClose();
  };
  return (
    <>
      {known.has('language') && <LanguageDialog isOpen={open === 'language'} onOpenChange={onOpenChange} />}
      {known.has('appearance') && (
        <AppearanceDialog isOpen={open === 'appearance'} onOpenChange={onOpenChange} />
      )}
    </>
  );
}

/** Language and appearance as two buttons. */
export function LookControls() {
  const { t } = useLingui();
  const [open, setOpen] = useState<LookDialog>();
  return (
    <>
      <Button variant="ghost" iconStart={Languages} onPress={() => setOpen('language')}>
        {t`Language`}
      </Button>
      <Button variant="ghost" iconStart={Palette} onPress={() => setOpen('appearance')}>
        {t`Appearance`}
      </Button>
      <LookDialogs open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
