import { Button } from '@comanda/ui/Button';
import { Drawer } from '@comanda/ui/Drawer';
import { Plural, useLingui } from '@lingui/react/macro';
import { Views } from '../views/Views.tsx';
import * as css from '../page.css.ts';
import { FilterParts } from './FilterParts.tsx';
import type { FilterLineProps } from './FilterLine.tsx';

export interface FilterSheetProps extends FilterLineProps {
  readonly onClose: () => void;
}

/** On a phone: saved views, facets and conditions over the list, which follows behind it. */
export function FilterSheet({ list, total, onClose, ...parts }: FilterSheetProps) {
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
          <Plural value={total} one="Show # record" other="Show # records" />
        </Button>
      }
    >
      <div className={css.sheet}>
        <div className={css.views}>
          <Views resource={parts.resource} list={list} />
        </div>
        <FilterParts {...parts} />
      </div>
    </Drawer>
  );
}
