import { useEffect, useState } from 'react';
import { unsavedDialog } from './newVersion.ts';
import { useUnsaved } from './unsaved.ts';

/**
 * Says that this dialog holds unsaved input, as `useUnsaved` does of a form. Nothing brings back what was typed or what came
 * of it, so from then on what would take the place of the whole page waits until the dialog is closed (docs/product.md §3.5).
 */
export function useUnsavedDialog(isDirty: boolean): void {
  useUnsaved(isDirty);
  const [isHeld, setHeld] = useState(false);
  if (isDirty && !isHeld) setHeld(true);
  useEffect(() => {
    if (!isHeld) return undefined;
    let leave = (): void => undefined;
    unsavedDialog.left = new Promise((resolve) => {
      leave = resolve;
    });
    return () => {
      unsavedDialog.left = undefined;
      leave();
    };
  }, [isHeld]);
}
