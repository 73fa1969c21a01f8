import type { MonitorSettings } from '@comanda/api/calls';
import { useMemo, useState } from 'react';
import { type Preferences, preferencesOf } from './preferences.ts';

/** How this device looks at its monitor, kept for the next start. */
export function usePreferences({
  kind,
  view,
}: Pick<MonitorSettings, 'kind' | 'view'>): readonly [
  preferences: Preferences,
  prefer: (changed: Partial<Preferences>) => void,
] {
  const preferring = useMemo(() => preferencesOf(kind, view), [kind, view]);
  const [preferences, set] = useState(preferring.read);
  const [of, setOf] = useState(preferring);
  // The monitor was set up otherwise.
  if (of !== preferring) {
    setOf(preferring);
    set(preferring.read());
  }
  const prefer = useMemo(
    () => (changed: Partial<Preferences>) => {
      preferring.keep(changed);
      set((now) => ({ ...now, ...changed }));
    },
    [preferring],
  );
  return [preferences, prefer];
}
