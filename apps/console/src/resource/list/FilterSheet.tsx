import { Button } from '@comanda/ui/Button';
import { Drawer } from '@comanda/ui/Drawer';
import { Plural, useLingui } from '@lingui/react/macro';
import * as css from '../page.css.ts';
import type { NarrowingLineProps } from './NarrowingLine.tsx';

export interface FilterSheetProps extends Pick<NarrowingLineProps, 'above' | 'total' | 'children'> {
  readonly onClose: () => void;
}

/** What narrows a list or a report, over it; it follows behind. */
export function FilterSheet({ above, total, children, onClose }: FilterSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`Filters`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <Button tone="accent" slot="close">
          {total === undefined ? (
            t`Done`
          ) : (
            <Plural value={total} one="Show # result" other="Show # results" />
          )}
        </Button>
      }
    >
      <div className={css.sheet}>
        {above && <div className={css.views}>{above}</div>}
        {children}
      </div>
    </Drawer>
  );
}
