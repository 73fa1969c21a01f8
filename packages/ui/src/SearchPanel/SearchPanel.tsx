import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { hasContent } from '../Field/parts.ts';
import type { PopoverControl } from '../OnDemand/index.ts';
import { type Option, OptionList } from '../OptionList/index.ts';
import { Popover, type PopoverWidth } from '../Popover/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { useContains } from '../WordFolder/useContains.ts';
import * as css from './SearchPanel.css.ts';

export interface SearchPanelProps<Id extends string = string> {
  /** What is chosen; names the popover, and its list. */
  label: string;
  options: ReadonlyArray<Option<Id>>;
  value: Id | null;
  /** The panel has closed by then. */
  onChange: (value: Id) => void;
  /** Default "Search". */
  searchLabel?: string;
  /** Shown where no option has the words. */
  whenEmpty?: string;
  /** What words and list stand in, such as tabs of kinds of options: the focus begins in the words, and then stays where it is. */
  around?: (found: ReactNode) => ReactNode;
  /** Below the list: a way to all there are. */
  foot?: ReactNode;
  /** Its trigger's when left out. */
  width?: PopoverWidth;
}

/** What a button opens for one of a known list: words to look for, and the options that have them. For `popoverOnDemand`. */
export function SearchPanel<Id extends string>({
  label,
  options,
  value,
  onChange,
  searchLabel,
  whenEmpty,
  around = (found) => found,
  foot,
  width = 'trigger',
  ...control
}: SearchPanelProps<Id> & PopoverControl) {
  const { t } = useLingui();
  const contains = useContains();
  const [isOpened, setOpened] = useState(false);
  const choose = (id: string) => {
    control.onOpenChange(false);
    const option = options.find((candidate) => candidate.id === id);
    if (option) onChange(option.id);
  };
  return (
    <Popover {...control} label={label} width={width} padding="none">
      {around(
        <Autocomplete filter={contains}>
          <div className={css.search} onFocus={() => setOpened(true)}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens to be searched */}
            <SearchField label={searchLabel ?? t`Search`} size="sm" autoFocus={!isOpened} />
          </div>
          <div className={css.list}>
            <OptionList
              options={options}
              whenEmpty={whenEmpty ?? t`Nothing found`}
              selection={{ label, value, onChange: choose }}
            />
          </div>
        </Autocomplete>,
      )}
      {hasContent(foot) && <div className={css.foot}>{foot}</div>}
    </Popover>
  );
}
