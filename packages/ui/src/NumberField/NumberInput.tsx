import { Minus, Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
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
import { type Doubt, type Taken, takeTyped } from './useDoubt.ts';
import type { Decimals, Figures } from './useFigures.ts';

export interface NumberInputBoxProps extends StepLimits {
  readonly decimals: Decimals;
  readonly figures: Figures;
  readonly value: number;
  readonly doubt: Doubt | undefined;
  /** What stands in the input is no number for certain, or is one again. */
  readonly onDoubt: (doubt: Pick<Doubt, 'text' | 'reading'> | undefined) => void;
  readonly onEdit: () => void;
  /** What was in doubt is taken out. */
  readonly onEmptied: () => void;
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

/** Keys before which what was typed is read. */
const readers = new Set(['Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** What is typed stands as it is until it is read as a whole: a sign that is kept out makes another figure of the rest. */
function useTypedAsItIs(around: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    around.current?.addEventListener('beforeinput', (event) => event.stopPropagation(), options);
    return () => stop.abort();
  }, [around]);
}

/** The box of a number field: its input between its units, and the buttons that step it. */
export function NumberInput({
  decimals,
  figures,
  value,
  doubt,
  onDoubt,
  onEdit,
  onEmptied,
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
  const state = useContext(NumberFieldStateContext);
  const group = useRef<HTMLDivElement>(null);
  useTypedAsItIs(group);
  const text = state?.inputValue;
  useLayoutEffect(() => {
    // React-aria empties what it cannot read; a person finds it again.
    if (doubt && !doubt.isEdited && text === '') state?.setInputValue(doubt.text);
  });

  /** Reads what stands in the input before react-aria does, which then finds a number as it writes it itself. */
  const take = (): Taken | undefined => {
    const input = group.current?.querySelector('input');
    if (!state || !input || input.readOnly || input.disabled) return undefined;
    const typed = input.value;
    if (typed === figures.write(value)) return { number: value };
    const taken = takeTyped(typed, figures, decimals);
    if ('reading' in taken) {
      if (!doubt || doubt.isEdited || doubt.text !== typed) flushSync(() => onDoubt(taken));
      return taken;
    }
    flushSync(() => {
      onDoubt(undefined);
      state.setInputValue(figures.write(taken.number));
    });
    if (doubt && Number.isNaN(taken.number)) onEmptied();
    return taken;
  };
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !readers.has(event.key)) return;
    const taken = take();
    const way = event.key === 'PageUp' ? PAGE : event.key === 'PageDown' ? -PAGE : 0;
    const isStuck = taken !== undefined && 'reading' in taken && event.key !== 'Enter';
    if (!isStuck && (way === 0 || step === undefined)) return;
    if (!state || !taken) return;
    if (event.key !== 'Home' && event.key !== 'End') event.preventDefault();
    event.stopPropagation();
    if ('reading' in taken || step === undefined) return;
    const next = stepped(taken.number, way * step, decimals.max, { min, max });
    state.setNumberValue(next);
    // What stands in the input may be this number already.
    state.setInputValue(figures.write(next));
  };
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    const taken = take();
    if (taken && 'reading' in taken) event.stopPropagation();
  };
  return (
    <Group
      ref={group}
      className={field.box({ size })}
      onBlurCapture={(event) => {
        if (event.target instanceof HTMLInputElement) take();
      }}
      onKeyDownCapture={onKey}
      onPointerDownCapture={onPress}
      onPasteCapture={pasteAsTyped}
    >
      {hasContent(unitStart) && (
        <span id={unitId} className={field.affix}>
          {unitStart}
        </span>
      )}
      <Input
        // A minus stands before its figure on a page from right to left too.
        dir="ltr"
        className={classNames(field.input, field.figures)}
        {...(placeholder !== undefined && { placeholder })}
        {...(inputRef !== undefined && { ref: inputRef })}
        onChange={(event) => {
          onEdit();
          state?.setInputValue(event.target.value);
        }}
      />
      {hasContent(unitEnd) && (
        <span {...(!hasContent(unitStart) && { id: unitId })} className={css.unit}>
          {unitEnd}
        </span>
      )}
      {hasSteppers && (
        <>
          <Button slot="decrement" className={css.stepper({ size })}>
            <Icon icon={Minus} />
          </Button>
          <Button slot="increment" className={css.stepper({ size })}>
            <Icon icon={Plus} />
          </Button>
        </>
      )}
    </Group>
  );
}
