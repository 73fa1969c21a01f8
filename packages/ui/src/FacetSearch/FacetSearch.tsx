import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { ChoiceListProps } from '../ChoiceList/index.ts';
import * as chips from '../FacetChips/FacetChips.css.ts';
import { Icon } from '../Icon/index.ts';
import { popoverOnDemand } from '../OnDemand/index.ts';
import * as css from './FacetSearch.css.ts';

export type FacetSearchProps = Pick<
  ChoiceListProps,
  'label' | 'found' | 'chosen' | 'onChange' | 'onSearch' | 'isLoading'
>;

/** Chosen ones that are named before the rest is counted. */
const NAMED = 2;

const Panel = popoverOnDemand(async () => (await import('./FacetPanel.tsx')).FacetPanel);

/** Choices of one field out of many, found by typing: "Department: Drinks, Kitchen +2". */
export function FacetSearch(props: FacetSearchProps) {
  const { label, chosen } = props;
  const { t } = useLingui();
  const named = chosen
    .slice(0, NAMED)
    .map((option) => option.label)
    .join(', ');
  const rest = chosen.length - NAMED;
  const isChosen = chosen.length > 0;
  return (
    <Panel
      trigger={
        <Button className={chips.chip} {...(isChosen && { 'data-selected': true })}>
          <span className={css.words}>
            {isChosen
              ? t({ message: `${label}: ${named}`, comment: 'A field and what is chosen of it' })
              : label}
          </span>
          {rest > 0 && <span className={chips.count}>+{rest}</span>}
          <Icon icon={ChevronDown} size="sm" />
        </Button>
      }
      content={props}
    />
  );
}
