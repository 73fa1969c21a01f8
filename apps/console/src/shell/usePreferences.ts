import { useEffect } from 'react';
import { brand } from '../app/brand.ts';
import { isWebThemeOwed, keepWebTheme } from '../app/keptTheme.ts';
import { parseWebTheme, webTheme, writeWebTheme } from '../app/theme.ts';
import { useSession } from '../app/user.ts';

/** The look that the server kept for the person is worn, unless a later one is owed to it (docs/product.md §4.2). */
export function usePreferences(): void {
  const kept = useSession().user.customize.webTheme;
  useEffect(() => {
    if (isWebThemeOwed()) {
      void keepWebTheme();
      return;
    }
    const theme = parseWebTheme(kept, brand.allowedThemes);
    if (theme && writeWebTheme(theme) !== writeWebTheme(webTheme.current())) webTheme.set(theme);
  }, [kept]);
}
