import { themes } from '@comanda/tokens';
import { Dialog } from '@comanda/ui/Dialog';
import { ThemePicker } from '@comanda/ui/ThemePicker';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { brand } from '../app/brand.ts';
import { keepWebTheme } from '../app/keptTheme.ts';
import { useLabel } from '../app/label.ts';
import { type WebTheme, webTheme } from '../app/theme.ts';
import { toast } from '../app/toast.ts';

/** The families that exist so far; a letter is added when its stylesheet is (docs/product.md §4.2). */
const names = { A: msg`Cloud`, K: msg`Harbour` };
const isNamed = (code: string): code is keyof typeof names => code in names;

const darkSystem = '(prefers-color-scheme: dark)';
const subscribeSystem = (listener: () => void): (() => void) => {
  const list = matchMedia(darkSystem);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

export interface AppearanceDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Theme and mode; worn at once, kept in the browser and with the person (docs/product.md §4.2). */
export default function AppearanceDialog({ isOpen, onOpenChange }: AppearanceDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const current = useSyncExternalStore(webTheme.subscribe, webTheme.current);
  const isDark = useSyncExternalStore(subscribeSystem, () => matchMedia(darkSystem).matches);
  const failed = useRef('');
  useEffect(() => {
    failed.current = t`The look could not be kept. It holds in this browser only; choose it again later.`;
  }, [t]);
  const wear = (next: WebTheme): void => {
    webTheme.set(next);
    void keepWebTheme().then((isKept) => {
      if (!isKept) toast({ tone: 'danger', message: failed.current });
    });
  };
  const offered = themes.filter(({ code, isShipped }) => isShipped && brand.allowedThemes.includes(code));
  return (
    <Dialog title={t`Appearance`} size="sm" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
      <ThemePicker
        themes={offered.flatMap(({ code }) =>
          isNamed(code) ? [{ id: code, name: label(names[code]) }] : [],
        )}
        theme={current.theme}
        onThemeChange={(id) => {
          const chosen = offered.find(({ code }) => code === id);
          if (chosen) wear({ ...current, theme: chosen.code });
        }}
        mode={current.mode}
        onModeChange={(mode) => wear({ ...current, mode })}
        systemMode={isDark ? 'dark' : 'light'}
      />
    </Dialog>
  );
}
