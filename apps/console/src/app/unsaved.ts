import { useEffect, useId } from 'react';

const forms = new Set<string>();
/** Whether a form holds input that was not saved. */
export const hasUnsaved = (): boolean => forms.size > 0;
/** Nobody is asked about the input of a person who has left: it is gone with them (docs/product.md §2.5.2). */
export const dropUnsaved = (): void => forms.clear();

/** Says that this form holds unsaved input: who would reload the page or change the company asks first. */
export function useUnsaved(isDirty: boolean): void {
  const form = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, [form, isDirty]);
}
