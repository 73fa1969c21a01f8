import { Minus, Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useContext } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import * as field from '../Field/Field.css.ts';
import { hasContent, type FieldSize } from '../Field/parts.ts';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './NumberInput.css.ts';
import { PAGE, stepped, type StepLimits } from './steps.ts';

export interface NumberInputBoxProps extends StepLimits {
  readonly decimals: { readonly min: number; readonly max: number };
  readonly step: number | undefined;
  readonly hasSteppers: boolean;
  readonly unitId: string;
  readonly unitStart: ReactNode;
  readonly unitEnd: ReactNode;
  readonly placeholder: string | undefined;
  readonly size: FieldSize;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}

/**
 * Pasted text goes the way of typed text: react-aria would put back what stood there where it cannot be read, and
 * nobody would be told.
 */
const pasteAsTyped = (event: ClipboardEvent): void => event.stopPropagation();

/** The box of a number field: its input between its units, and the buttons that step it. */
export function NumberInput({
  decimals,
  step,
  hasSteppers,
  min,
  max,
  unitId,
  unitStart,
  unitEnd,
  placeholder,
  size,
  inputRef,
}: NumberInputBoxProps) {
  const { i18n } = useLingui();
  const state = useContext(NumberFieldStateContext);
  const turnPage = (event: KeyboardEvent) => {
    const way = event.key === 'PageUp' ? PAGE : event.key === 'PageDown' ? -PAGE : 0;
    if (way === 0 || step === undefined || !state || !(event.target instanceof HTMLInputElement)) return;
    if (event.target.readOnly || event.target.disabled) return;
    event.preventDefault();
    event.stopPropagation();
    const next = stepped(state.numberValue, way * step, decimals.max, { min, max });
    state.setNumberValue(next);
    // What stands in the input may be this number already, or typed and not taken over.
    state.setInputValue(
      i18n.number(next, { minimumFractionDigits: decimals.min, maximumFractionDigits: decimals.max }),
    );
  };
  return (
    <Group
      className={classNames(field.box, field.boxSize[size])}
      onKeyDownCapture={turnPage}
      onPasteCapture={pasteAsTyped}
    >
      {hasContent(unitStart) && (
        <span id={unitId} className={field.affix}>
          {unitStart}
        </span>
      )}
      <Input
        className={classNames(field.input, field.figures)}
        {...(placeholder !== undefined && { placeholder })}
        {...(inputRef !== undefined && { ref: inputRef })}
      />
      {hasContent(unitEnd) && (
        <span {...(!hasContent(unitStart) && { id: unitId })} className={css.unit}>
          {unitEnd}
        </span>
      )}
      {hasSteppers && (
        <>
          <Button slot="decrement" className={classNames(css.stepper, css.stepperSize[size])}>
            <Icon icon={Minus} />
          </Button>
          <Button slot="increment" className={classNames(css.stepper, css.stepperSize[size])}>
            <Icon icon={Plus} />
          </Button>
        </>
      )}
    </Group>
  );
}
