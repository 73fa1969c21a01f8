import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../Button/index.ts';
import { ChoiceList } from '../ChoiceList/index.ts';
import type { PopoverControl } from '../OnDemand/index.ts';
import { Popover } from '../Popover/index.ts';
import type { FacetSearchProps } from './FacetSearch.tsx';
import * as css from './FacetSearch.css.ts';

/** What the facet opens: the list takes effect with each choice. */
export function FacetPanel({
  isOpen,
  onOpenChange,
  id,
  triggerRef,
  ...list
}: FacetSearchProps & PopoverControl) {
  const { t } = useLingui();
  const { label, chosen, onChange, onSearch } = list;
  // Whoever opens it again starts from everything.
  useEffect(() => {
    if (!isOpen) onSearch('');
  }, [isOpen, onSearch]);
  return (
    <Popover
      id={id}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={label}
      width="md"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens for these words */}
      <ChoiceList {...list} isMany autoFocus />
      <div className={css.foot}>
        <Button size="sm" variant="ghost" isDisabled={chosen.length === 0} onPress={() => onChange([])}>
          {t`Choose none`}
        </Button>
        <Button size="sm" onPress={() => onOpenChange(false)}>
          {t`Done`}
        </Button>
      </div>
    </Popover>
  );
}
