import type { MonitorKind } from '@comanda/machines/kitchen/rules';
import { useMemo, useState } from 'react';
import { type Preferences, preferencesOf } from './preferences.ts';

/** How this device looks at its monitor, kept for the next start. */
export function usePreferences(
  kind: MonitorKind,
): readonly [preferences: Preferences, prefer: (changed: Partial<Preferences>) => void] {
  const preferring = useMemo(() => preferencesOf(kind), [kind]);
  const [preferences, set] = useState(preferring.read);
  const prefer = useMemo(
    () => (changed: Partial<Preferences>) => {
      preferring.keep(changed);
      set((now) => ({ ...now, ...changed }));
    },
    [preferring],
  );
  return [preferences, prefer];
}
