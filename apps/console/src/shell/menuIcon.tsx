import type { IconSource } from '@comanda/ui/Icon';
import { forwardRef, useSyncExternalStore } from 'react';
import { bringPart } from '../app/bringPart.ts';

let icons: Readonly<Record<string, IconSource>> | undefined;
let asked: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** One file has all of them, and comes beside the first page. Without it the menu has its words. */
const ask = (): Promise<void> =>
  bringPart(() => import('virtual:menu-icons')).then(
    (part) => {
      icons = part.icons;
      for (const tell of waiting) tell();
    },
    () => {
      asked = undefined;
    },
  );
const subscribe = (tell: () => void): (() => void) => {
  waiting.add(tell);
  asked ??= ask();
  return () => waiting.delete(tell);
};

const made = new Map<string, IconSource>();

/** An icon by the name that the table of areas has for it; until its picture is there, its place is kept. */
export function menuIcon(name: string): IconSource {
  const known = made.get(name);
  if (known) return known;
  const icon: IconSource = forwardRef(function MenuIcon({ strokeWidth, ...props }, ref) {
    const Picture = useSyncExternalStore(subscribe, () => icons?.[name]);
    return Picture ? (
      <Picture {...props} {...(strokeWidth !== undefined && { strokeWidth })} ref={ref} />
    ) : (
      <svg {...props} ref={ref} />
    );
  });
  made.set(name, icon);
  return icon;
}
