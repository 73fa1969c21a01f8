import { Drawer } from '@comanda/ui/Drawer';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './statistics.css.ts';

interface ReportSheetProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** How a report is told and what it is narrowed to, on a phone: over the figures, which follow behind it. */
export function ReportSheet({ children, onClose }: ReportSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`Filters`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.sheet}>{children}</div>
    </Drawer>
  );
}
