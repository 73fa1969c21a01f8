import { ThemePicker } from '@comanda/ui/ThemePicker';
import { useSyncExternalStore } from 'react';
import { brand } from '../app/brand.ts';
import { webTheme } from '../app/theme.ts';
import { useWearLook } from './useWearLook.ts';

/** Theme and mode, to be chosen from what the brand allows. */
export function OwnLook() {
  const current = useSyncExternalStore(webTheme.subscribe, webTheme.current);
  const wear = useWearLook();
  return (
    <ThemePicker allowed={brand.allowedThemes} look={current} onLookChange={(next) => void wear(next)} />
  );
}
