import { Check } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Icon } from '../Icon/index.ts';
import * as css from './FacetChips.css.ts';

export interface FacetOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** How many records it would leave. */
  readonly count?: number;
}

export interface FacetChipsProps<Id extends string> {
  /** The field's name, before the chips. */
  readonly label: string;
  readonly options: readonly FacetOption<Id>[];
  /** Chosen ids; none means that the facet does not narrow. */
  readonly value: readonly Id[];
  readonly onChange: (value: readonly Id[]) => void;
}

/**
 * A few choices of one field, one press each. For more than about six use FacetSearch. Plain buttons: those of a toggle
 * group would bring the code that holds a focus to every list.
 */
export function FacetChips<Id extends string>({ label, options, value, onChange }: FacetChipsProps<Id>) {
  const { locale } = useLocale();
  return (
    <div className={css.facet}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not lie in a line */}
      <div role="group" aria-label={label} className={css.chips}>
        {options.map(({ id, label: text, count }) => {
          const isSelected = value.includes(id);
          return (
            <Button
              key={id}
              className={css.chip}
              aria-pressed={isSelected}
              {...(isSelected && { 'data-selected': true })}
              onPress={() =>
                onChange(
                  options.flatMap((option) =>
                    value.includes(option.id) === (option.id === id) ? [] : [option.id],
                  ),
                )
              }
            >
              {isSelected && <Icon icon={Check} size="sm" />}
              {text}
              {count !== undefined && (
                <span className={css.count}>{new Intl.NumberFormat(locale).format(count)}</span>
              )}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
