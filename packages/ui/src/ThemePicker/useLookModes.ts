import type { LookMode } from '@comanda/tokens/browser';
import { useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { IconSource } from '../Icon/index.ts';

export interface OfferedMode {
  readonly id: LookMode;
  readonly label: string;
  readonly icon: IconSource;
}

/** What the modes of a theme are called. */
export function useLookModes(): readonly OfferedMode[] {
  const { t } = useLingui();
  return [
    { id: 'light', label: t`Light`, icon: Sun },
    { id: 'dark', label: t`Dark`, icon: Moon },
    { id: 'system', label: t`As the system`, icon: Monitor },
  ];
}
