import { Check } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
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

/** A few choices of one field, one press each. For more than about six use a filter. */
export function FacetChips<Id extends string>({ label, options, value, onChange }: FacetChipsProps<Id>) {
  const { locale } = useLocale();
  return (
    <div className={css.facet}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <ToggleButtonGroup
        aria-label={label}
        selectionMode="multiple"
        selectedKeys={value}
        onSelectionChange={(keys) => onChange(options.flatMap(({ id }) => (keys.has(id) ? [id] : [])))}
        className={css.chips}
      >
        {options.map(({ id, label: text, count }) => (
          <ToggleButton key={id} id={id} className={css.chip}>
            {({ isSelected }) => (
              <>
                {isSelected && <Icon icon={Check} size="sm" />}
                {text}
                {count !== undefined && (
                  <span className={css.count}>{new Intl.NumberFormat(locale).format(count)}</span>
                )}
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
