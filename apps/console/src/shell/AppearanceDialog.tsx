import type { Look } from '@comanda/tokens/browser';
import { Dialog } from '@comanda/ui/Dialog';
import { ThemePicker } from '@comanda/ui/ThemePicker';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { brand } from '../app/brand.ts';
import { keepWebTheme } from '../app/keptTheme.ts';
import { webTheme } from '../app/theme.ts';
import { toast } from '../app/toast.ts';

export interface AppearanceDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Theme and mode; worn at once, kept in the browser and with the person (docs/product.md §4.2). */
export default function AppearanceDialog({ isOpen, onOpenChange }: AppearanceDialogProps) {
  const { t } = useLingui();
  const current = useSyncExternalStore(webTheme.subscribe, webTheme.current);
  const wear = async (next: Look): Promise<void> => {
    if (!(await webTheme.set(next)))
      toast({ tone: 'danger', message: t`The look could not be loaded. Choose it again later.` });
    else if (!(await keepWebTheme()))
      toast({
        tone: 'danger',
        message: t`The look could not be kept. It holds in this browser only; choose it again later.`,
      });
  };
  return (
    <Dialog title={t`Appearance`} size="sm" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <ThemePicker allowed={brand.allowedThemes} look={current} onLookChange={(next) => void wear(next)} />
    </Dialog>
  );
}
