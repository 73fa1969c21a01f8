import { type Resource, blank } from '@comanda/api/kernel';
import { useMemo } from 'react';
import { customSections } from '../../sections/index.ts';
import { changedFields, type DraftState, type DraftStore } from './draft.ts';
import { useDraftPart } from './DraftContext.tsx';
import { type Layout, layoutOf } from './layout.ts';
import { messageCount } from './messageCount.ts';
import type { OutlinedSection } from './useCards.tsx';
import { usePlace } from './usePlace.ts';

interface OutlineSetting {
  readonly resource: Resource;
  readonly draft: DraftStore;
  readonly isNew: boolean;
  readonly mainLanguage: string;
}
type Told = Pick<OutlinedSection, 'errorCount' | 'filled'>;

/**
 * Where the fields of a draft stand, and what each section tells of them. The two are compared apart, as texts: a count
 * that is another one leaves the fields where they are, and whatever draws them as it is.
 */
export function useOutline({ resource, draft, isNew, mainLanguage }: OutlineSetting): {
  readonly sections: readonly OutlinedSection[];
  readonly beside: readonly string[];
} {
  const isWhole = (section: string): boolean => `${resource.code}.${section}` in customSections;
  const layout = useDraftPart(draft, ({ values }) =>
    JSON.stringify(layoutOf(resource, values, isNew, isWhole)),
  );
  const { sections, beside } = useMemo((): Layout => JSON.parse(layout), [layout]);
  const place = usePlace(resource);
  const start = useMemo(() => blank(resource, isNew ? place : undefined), [resource, isNew, place]);
  const tell = ({ values, faults }: DraftState): readonly Told[] => {
    const filled = new Set(changedFields(resource, start, values));
    return sections.map(({ fields }) => ({
      errorCount: messageCount(resource, fields, faults, mainLanguage),
      filled: fields.filter((name) => filled.has(name)).length,
    }));
  };
  const told = useDraftPart(draft, (state) => JSON.stringify(tell(state)));
  return useMemo(() => {
    const counts: readonly Told[] = JSON.parse(told);
    return {
      sections: sections.map((section, place) => ({
        ...section,
        ...(counts[place] ?? { errorCount: 0, filled: 0 }),
      })),
      beside,
    };
  }, [sections, beside, told]);
}
