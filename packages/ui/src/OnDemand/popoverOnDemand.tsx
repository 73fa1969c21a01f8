import { type ComponentType, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { onDemand } from './onDemand.tsx';

/** What a popover needs to stand at a button that is not in its own code. */
export interface PopoverControl {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface PopoverOnDemandProps<Props> {
  /** A button of this library. */
  readonly trigger: ReactNode;
  /** What the popover is given besides its control. */
  readonly content: Props;
  readonly isOpenAtFirst?: boolean;
}

/** A button with a popover whose code, with that of all popovers, is no part of what stands around the button. */
export function popoverOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props & PopoverControl>>,
): (props: PopoverOnDemandProps<Props>) => ReactNode {
  const Popover = onDemand(load);
  return function PopoverOnDemand({ trigger, content, isOpenAtFirst = false }) {
    const [isWanted, setWanted] = useState(isOpenAtFirst);
    const triggerRef = useRef<HTMLButtonElement>(null);
    const id = useId();
    const isLoaded = Popover.useLoaded(isWanted);
    const isOpen = isWanted && isLoaded;
    const button = useMemo(
      () => ({
        ref: triggerRef,
        isPressed: isOpen,
        onPress: () => setWanted((last) => !last),
        'aria-expanded': isOpen,
        ...(isOpen && { 'aria-controls': id }),
      }),
      [id, isOpen],
    );
    return (
      <>
        <ButtonContext value={button}>{trigger}</ButtonContext>
        {isLoaded && (
          <Popover.View
            {...content}
            id={id}
            triggerRef={triggerRef}
            isOpen={isOpen}
            onOpenChange={setWanted}
          />
        )}
      </>
    );
  };
}
