import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import * as field from '../Field/Field.css.ts';
import {
  Field,
  hasContent,
  SentValues,
  useFormError,
  type FieldSize,
  type FieldTexts,
} from '../Field/parts.ts';
import { useGone } from '../Field/useGone.ts';
import { Icon } from '../Icon/index.ts';
import { popoverOnDemand } from '../OnDemand/index.ts';
import type { Option } from '../OptionList/index.ts';
import { OptionRows } from '../OptionList/optionRows.ts';
import type { SearchPanelProps } from '../SearchPanel/index.ts';
import * as css from '../Select/Select.css.ts';
import { classNames } from '../styles/classNames.ts';

export type SearchSelectOption<Id extends string = string> = Option<Id>;

export interface SearchSelectProps<Id extends string> extends FieldTexts {
  options: ReadonlyArray<SearchSelectOption<Id>>;
  /** The chosen option's id; null shows the placeholder. One that is none of the options is called gone. */
  value: Id | null;
  onChange: (value: Id) => void;
  placeholder?: string;
  size?: FieldSize;
  isDisabled?: boolean;
  name?: string;
  UNSAFE_className?: string;
}

const Panel = popoverOnDemand<SearchPanelProps>(async () => {
  const [{ SearchPanel }] = await Promise.all([import('../SearchPanel/index.ts'), OptionRows.load()]);
  return SearchPanel;
});

/** One of a known list, found by words once it is open. Closed it is a button, so that a page can have hundreds. */
export function SearchSelect<Id extends string>({
  options,
  value,
  onChange,
  placeholder,
  size = 'md',
  isDisabled = false,
  name,
  error,
  ...texts
}: SearchSelectProps<Id>) {
  const { t } = useLingui();
  const sent = value ?? '';
  const said = useFormError(error, name, sent);
  const chosen = options.find(({ id }) => id === value);
  const gone = useGone(options, value);
  const nothing = gone === undefined ? (placeholder ?? t`Choose…`) : t`No longer there`;
  const choose = (id: string) => {
    const option = options.find((candidate) => candidate.id === id);
    if (option) onChange(option.id);
  };
  return (
    <Field {...texts} error={hasContent(said) ? said : gone} isDisabled={isDisabled}>
      {({ id, labelId, describedBy }) => (
        <>
          <Panel
            trigger={
              <Button
                id={id}
                aria-labelledby={`${labelId} ${id}-value`}
                {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
                isDisabled={isDisabled}
                className={classNames(field.box({ size }), css.trigger)}
              >
                <span
                  id={`${id}-value`}
                  className={css.value}
                  data-placeholder={(chosen === undefined && gone === undefined) || undefined}
                >
                  {chosen?.icon && <Icon icon={chosen.icon} />}
                  <span className={css.valueText}>{chosen?.label ?? nothing}</span>
                </span>
                <Icon icon={ChevronDown} UNSAFE_className={css.chevron} />
              </Button>
            }
            content={{ label: texts.label, options, value, onChange: choose }}
          />
          <SentValues name={name} values={[sent]} isDisabled={isDisabled} />
        </>
      )}
    </Field>
  );
}
