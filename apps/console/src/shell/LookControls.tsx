import { Button } from '@comanda/ui/Button';
import { useLingui } from '@lingui/react/macro';
import { Languages, Palette } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const LanguageDialog = lazy(() => import('./LanguageDialog.tsx'));
const AppearanceDialog = lazy(() => import('./AppearanceDialog.tsx'));

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
    <Suspense fallback={null}>
      {known.has('language') && <LanguageDialog isOpen={open === 'language'} onOpenChange={onOpenChange} />}
      {known.has('appearance') && (
        <AppearanceDialog isOpen={open === 'appearance'} onOpenChange={onOpenChange} />
      )}
    </Suspense>
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
