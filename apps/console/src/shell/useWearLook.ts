import type { Look } from '@comanda/tokens/browser';
import { useLingui } from '@lingui/react/macro';
import { keepWebTheme } from '../app/keptTheme.ts';
import { webTheme } from '../app/theme.ts';
import { toast } from '../app/toast.ts';
import { isRefused } from '../seen/refuse.ts';

/** Wears a look at once, and keeps it in the browser and with the person (docs/product.md §4.2). */
export function useWearLook(): (look: Look) => Promise<void> {
  const { t } = useLingui();
  return async (look) => {
    if (isRefused()) return;
    if (!(await webTheme.set(look)))
      toast({ tone: 'danger', message: t`The appearance could not be loaded. Choose it again later.` });
    else if (!(await keepWebTheme()))
      toast({
        tone: 'danger',
        message: t`The appearance could not be saved. It applies to this browser only; choose it again later.`,
      });
  };
}
