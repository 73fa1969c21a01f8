import type { PopoverControl } from '../OnDemand/index.ts';
import { Popover } from '../Popover/index.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import type { FilterCondition, FilterField } from './types.ts';

export interface ConditionPopoverProps {
  readonly title: string;
  readonly fields: readonly FilterField[];
  readonly maxText: number;
  readonly condition?: FilterCondition;
  readonly onApply: (condition: FilterCondition) => void;
}

/** The editor of a condition at its button. It closes when the condition is applied. */
export function ConditionPopover({
  title,
  fields,
  maxText,
  condition,
  onApply,
  ...control
}: ConditionPopoverProps & PopoverControl) {
  const close = () => control.onOpenChange(false);
  return (
    <Popover {...control} title={title} width="md">
      <ConditionEditor
        fields={fields}
        maxText={maxText}
        {...(condition && { condition })}
        onApply={(next) => {
          onApply(next);
          close();
        }}
        onCancel={close}
      />
    </Popover>
  );
}
