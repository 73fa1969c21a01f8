import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { ListBoxContext } from 'react-aria-components/ListBox';
import { Field, type FieldTexts } from '../Field/index.ts';
import { type Option, OptionList } from '../OptionList/index.ts';
import { SearchField } from '../SearchField/index.ts';
import * as css from './ChoiceList.css.ts';

export interface ChoiceListProps extends FieldTexts {
  readonly label: string;
  /** What the server found for the words typed last. */
  readonly found: readonly Option[];
  /** The chosen ones as they read; `found` need not hold them. */
  readonly chosen: readonly Option[];
  readonly onChange: (ids: readonly string[]) => void;
  /** Called with each change of the words. */
  readonly onSearch: (words: string) => void;
  readonly isLoading?: boolean;
  /** Several may be chosen; else choosing one lets go of the other. */
  readonly isMany?: boolean;
  readonly autoFocus?: boolean;
}

/**
 * Records of many, found by typing, in a list that stays open: arrows walk it while the words keep the focus, Enter
 * chooses. What was chosen stands first until something is searched.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { label, found, chosen, onChange, onSearch, isLoading = false, isMany = false } = props;
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [pinned] = useState(() => new Set(chosen.map(({ id }) => id)));
  const foundIds = new Set(found.map(({ id }) => id));
  const first = chosen.filter(({ id }) => pinned.has(id) || !foundIds.has(id));
  const firstIds = new Set(first.map(({ id }) => id));
  const options = words === '' ? [...first, ...found.filter(({ id }) => !firstIds.has(id))] : found;
  return (
    <Field
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      description={props.description}
      error={props.error}
      labelEnd={props.labelEnd}
    >
      <Autocomplete
        inputValue={words}
        onInputChange={(next) => {
          setWords(next);
          onSearch(next);
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the popover opens for these words */}
        <SearchField label={t`Search`} autoFocus={props.autoFocus ?? false} />
        <ListBoxContext
          value={{
            'aria-label': label,
            selectionMode: isMany ? 'multiple' : 'single',
            disallowEmptySelection: !isMany,
            // Escape closes what the list stands in; it must not undo what was chosen on the way.
            escapeKeyBehavior: 'none',
            selectedKeys: chosen.map(({ id }) => id),
            onSelectionChange: (keys) => {
              if (keys !== 'all') onChange([...keys].map(String));
            },
          }}
        >
          <div className={css.rows}>
            <OptionList options={options} whenEmpty={isLoading ? t`Searching…` : t`Nothing found`} />
          </div>
        </ListBoxContext>
      </Autocomplete>
    </Field>
  );
}
