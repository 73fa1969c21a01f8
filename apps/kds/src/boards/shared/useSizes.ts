import type { MonitorSettings } from '@comanda/api/calls';
import { vars } from '@comanda/tokens/contract';
import { type KitchenSizes, kitchenSizes, useTextScale } from '@comanda/ui/TicketBoard';
import { useEffect, useMemo } from 'react';

/** Least height of a control that is pressed with a finger, and of one that only keys and a mouse press; pixels. */
const controls = { touched: 54, untouched: 36 } as const;
/** What stands around the board is read from where the board is: smaller than a dish, larger than small text. */
const TEXT = 0.75;
/** A control is at least so much higher than its text. */
const CONTROL = 1.5;

const around = ({ bump, gap, line, small }: KitchenSizes): Readonly<Record<string, number>> => {
  const text = Math.max(16, Math.round(line * TEXT));
  const pressed = bump > 0 ? Math.max(controls.touched, bump) : controls.untouched;
  const control = Math.max(pressed, Math.ceil(text * CONTROL));
  return {
    [vars.size.control]: control,
    [vars.size.controlSmall]: control,
    [vars.size.touch]: control,
    [vars.font.size.sm]: Math.max(14, small),
    [vars.font.size.md]: text,
    [vars.font.size.lg]: Math.max(18, line),
    'var(--kitchen-gap)': gap,
  };
};

type Wall = Pick<MonitorSettings, 'diagonal' | 'distance' | 'touch'>;
/**
 * Sizes for the wall that this screen hangs on and the eyes that read it. While its monitor shows, they hold for the whole
 * page: what lies around the board, or floats above it, is read from the same place and pressed with the same gloves.
 */
export function useSizes({ diagonal, distance = 1, touch = true }: Wall): KitchenSizes {
  const textScale = useTextScale();
  const sizes = useMemo(() => {
    const { width, height } = screen;
    return kitchenSizes({ diagonal, distance, isTouched: touch, width, height, textScale });
  }, [diagonal, distance, touch, textScale]);
  useEffect(() => {
    const { style } = document.documentElement;
    const set = Object.entries(around(sizes)).map(([used, size]) => [used.slice(4, -1), size] as const);
    for (const [name, size] of set) style.setProperty(name, `${size}px`);
    return () => {
      for (const [name] of set) style.removeProperty(name);
    };
  }, [sizes]);
  return sizes;
}
