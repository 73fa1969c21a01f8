import { useLingui } from '@lingui/react/macro';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import type { PopoverControl } from '../OnDemand/index.ts';
import { type Option, OptionList } from '../OptionList/index.ts';
import { Popover } from '../Popover/index.ts';
import { SearchField } from '../SearchField/index.ts';
import * as css from './SearchSelect.css.ts';

export interface SearchSelectPanelProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** What a SearchSelect opens: words to look for, and the options that have them. */
export function SearchSelectPanel({
  label,
  options,
  value,
  onChange,
  ...control
}: SearchSelectPanelProps & PopoverControl) {
  const { t } = useLingui();
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Popover {...control} label={label} width="trigger" padding="none">
      <Autocomplete filter={contains}>
        <div className={css.search}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens to be searched */}
          <SearchField label={t`Search`} size="sm" autoFocus />
        </div>
        <div className={css.list}>
          <OptionList
            options={options}
            whenEmpty={t`Nothing found`}
            selection={{
              label,
              value,
              onChange: (id) => {
                control.onOpenChange(false);
                onChange(id);
              },
            }}
          />
        </div>
      </Autocomplete>
    </Popover>
  );
}
