import { parseLook, writeLook } from '@comanda/tokens/browser';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { brand } from '../app/brand.ts';
import { bringLater } from '../app/bringLater.ts';
import { readStored } from '../app/storage.ts';
import { webTheme } from '../app/theme.ts';
import { toast } from '../app/toast.ts';
import { useSession } from '../app/user.ts';

/** The look that the server kept for the person is worn, unless a later one is owed to it (docs/product.md §4.2). */
export function usePreferences(): void {
  const { t } = useLingui();
  const kept = useSession().user.customize.webTheme;
  const wear = useEffectEvent(async (written: typeof kept): Promise<void> => {
    const theme = parseLook(written, brand.allowedThemes);
    if (!theme || writeLook(theme) === writeLook(webTheme.current())) return;
    if (!(await webTheme.set(theme)))
      toast({ tone: 'danger', message: t`The appearance could not be loaded. Choose it again later.` });
  });
  useEffect(() => {
    if (readStored('webThemeOwed') !== null)
      return bringLater(
        () => import('../app/keptTheme.ts'),
        ({ keepWebTheme }) => keepWebTheme(),
      );
    void wear(kept);
    return undefined;
  }, [kept]);
}
