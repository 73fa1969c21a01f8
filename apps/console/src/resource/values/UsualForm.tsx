import { usualForm } from './usualForm.ts';

/** A text of a catalogue, read by the usual one of its forms. */
export function UsualForm({ text }: { readonly text: string }) {
  return usualForm(text);
}
