import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconSource } from '../Icon/index.ts';
import * as css from './ToggleGroup.css.ts';

export interface ToggleOption<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconSource;
  /** Show the icon only; the label is read. */
  isLabelHidden?: boolean;
  isDisabled?: boolean;
}

export interface ToggleGroupProps<Id extends string> {
  /** What is being switched; read, not shown. */
  label: string;
  options: ReadonlyArray<ToggleOption<Id>>;
  value: Id;
  onChange: (value: Id) => void;
  isDisabled?: boolean;
}

/** One of two to five short ways to see the same thing, at once: density, mode. In a form take RadioGroup. */
export function ToggleGroup<Id extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
}: ToggleGroupProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={css.group}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className={css.toggle}
          {...(option.isLabelHidden && { 'aria-label': option.label })}
          {...(option.isDisabled !== undefined && { isDisabled: option.isDisabled })}
        >
          {option.icon && <Icon icon={option.icon} />}
          {!option.isLabelHidden && option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
