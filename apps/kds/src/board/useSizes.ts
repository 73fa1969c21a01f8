import { vars } from '@comanda/tokens/contract';
import { type KitchenSizes, kitchenSizes } from '@comanda/ui/TicketBoard';
import { useEffect, useMemo } from 'react';

/** What the density gives to what is pressed most. */
const usualTouch = 72;

const controlsOf = ({ target, gap }: KitchenSizes): Readonly<Record<string, number>> => ({
  [vars.size.control]: target,
  [vars.size.controlSmall]: target,
  [vars.size.touch]: Math.max(usualTouch, target),
  'var(--kitchen-gap)': gap,
});

/**
 * Sizes for the wall that this screen hangs on. While its monitor shows, they hold for the controls of the whole page
 * too: what lies around the board, or floats above it, is pressed with the same gloves.
 */
export function useSizes(diagonal: number): KitchenSizes {
  const sizes = useMemo(
    () => kitchenSizes({ diagonal, width: screen.width, height: screen.height }),
    [diagonal],
  );
  useEffect(() => {
    const { style } = document.documentElement;
    const controls = Object.entries(controlsOf(sizes)).map(
      ([used, size]) => [used.slice(4, -1), size] as const,
    );
    for (const [name, size] of controls) style.setProperty(name, `${size}px`);
    return () => {
      for (const [name] of controls) style.removeProperty(name);
    };
  }, [sizes]);
  return sizes;
}
