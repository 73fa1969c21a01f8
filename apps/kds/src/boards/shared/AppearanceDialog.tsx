import { Banner } from '@comanda/ui/Banner';
import { Dialog } from '@comanda/ui/Dialog';
import { ThemePicker } from '@comanda/ui/ThemePicker';
import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { brand } from '../../brand.ts';
import { look } from '../../look.ts';
import type { PanelProps } from './panels.ts';

/** Theme and mode of this screen, worn at once; the board behind shows what they do to it. */
export function AppearanceDialog({ onClose }: PanelProps) {
  const { t } = useLingui();
  const current = useSyncExternalStore(look.subscribe, look.current);
  const [hasFailed, setFailed] = useState(false);
  return (
    <Dialog title={t`Appearance`} size="sm" isOpen isDismissable onOpenChange={onClose}>
      {hasFailed && (
        <Banner tone="danger" title={t`The look could not be loaded`}>
          {t`The screen keeps the one that it has. Choose again when the connection is back.`}
        </Banner>
      )}
      <ThemePicker
        allowed={brand.allowedThemes}
        look={current}
        onLookChange={(next) => void look.set(next).then((isWorn) => setFailed(!isWorn))}
      />
    </Dialog>
  );
}
