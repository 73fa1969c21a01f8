import type { Draft, Resource } from '@comanda/api/kernel';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { afterPress } from './afterPress.ts';
import type { DraftFault, DraftState, DraftStore } from './draft.ts';

interface Form {
  readonly resource: Resource;
  readonly draft: DraftStore;
}
const FormContext = createContext<Form | undefined>(undefined);

export function DraftProvider({ children, resource, draft }: Form & { readonly children: ReactNode }) {
  const form = useMemo(() => ({ resource, draft }), [resource, draft]);
  return <FormContext value={form}>{children}</FormContext>;
}

/** The form around: its definition and its draft. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error('A field stands inside a form.');
  return form;
}

/** A part of the draft; the caller renders again only when that part is another one. */
export const useDraftPart = <T,>(draft: DraftStore, part: (state: DraftState) => T): T =>
  useSyncExternalStore(draft.subscribe, () => part(draft.get()));

/** Values of several fields, under their names; others only when one of them is another. */
export const useDraftValues = (draft: DraftStore, names: readonly string[]): Draft =>
  useDraftPart(
    draft,
    useMemo(() => valuesOf(names), [names]),
  );

const valuesOf = (names: readonly string[]): ((state: DraftState) => Draft) => {
  let last: Draft | undefined;
  return ({ values }) => {
    const known = last;
    if (known && names.every((name) => Object.is(known[name], values[name]))) return known;
    last = Object.fromEntries(names.map((name) => [name, values[name]]));
    return last;
  };
};

const none: readonly DraftFault[] = [];

/** One field of a draft: its value, its faults, and how it is written. */
export function useFieldOf(draft: DraftStore, name: string) {
  return {
    value: useDraftPart(draft, ({ values }) => values[name]),
    faults: useDraftPart(draft, ({ faults }) => faults[name] ?? none),
    set: (value: unknown) => draft.set(name, value),
    leave: () => afterPress(() => draft.leave(name)),
  };
}

/** The same of the form around. */
export const useDraftField = (name: string) => useFieldOf(useForm().draft, name);
