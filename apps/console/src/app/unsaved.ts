import { useEffect, useId } from 'react';

const forms = new Set<string>();
/** Whether a form holds input that was not saved. */
export const hasUnsaved = (): boolean => forms.size > 0;

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
