import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DraftStore } from './draft.ts';
import type { Saving } from './useSaving.ts';

interface FirstFaultSetting {
  readonly sections: readonly { readonly id: string; readonly fields: readonly string[] }[];
  readonly draft: DraftStore;
  readonly saving: Saving;
  readonly onSection: (id: string) => void;
  /** The field that has the focus at first, where the person came to write. */
  readonly begin?: string | undefined;
}

const control = '[aria-invalid="true"], input:not([type="hidden"]), button, [tabindex="0"]';

/** Leads the person to a field, in whatever fold it stands; after a refused save to the first one that is wrong. */
export function useFirstFault({ sections, draft, saving, onSection, begin }: FirstFaultSetting): {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly focusField: (name: string | undefined) => void;
} {
  const body = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(() => (begin === undefined ? undefined : { name: begin }));
  const focusField = useCallback((name: string | undefined) => {
    if (name !== undefined) setWanted({ name });
  }, []);
  const [unfolded, setUnfolded] = useState(wanted);
  if (unfolded !== wanted) {
    setUnfolded(wanted);
    const section = sections.find(({ fields }) => fields.some((field) => field === wanted?.name));
    if (section) onSection(section.id);
  }
  const [seen, setSeen] = useState(saving);
  if (seen !== saving) {
    setSeen(saving);
    const { faults } = draft.get();
    const wrong = sections.flatMap(({ fields }) => fields).find((name) => faults[name] !== undefined);
    if (saving.kind === 'faults') focusField(wrong);
  }
  useEffect(() => {
    if (!wanted) return;
    const place = body.current?.querySelector(`[data-field="${CSS.escape(wanted.name)}"]`);
    place?.querySelector<HTMLElement>(control)?.focus();
  }, [wanted]);
  return { body, focusField };
}
