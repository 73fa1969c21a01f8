import type { Resource } from '@comanda/api/kernel';
import { useEffect, useRef } from 'react';
import { asNames, asText } from '../values/read.ts';
import { codeOf } from './codeOf.ts';
import type { DraftStore } from './draft.ts';

/**
 * Proposes a code as a new record is named, for as long as the person writes none of their own (docs/product.md §7.19).
 * @returns whether this code is one that was proposed, so that another may take its place
 */
export function useCodeProposal(
  resource: Resource,
  draft: DraftStore,
  isNew: boolean,
  mainLanguage: string,
): (code: unknown) => boolean {
  const proposed = useRef('');
  useEffect(() => {
    if (!isNew || resource.fields['code']?.kind !== 'code' || !('names' in resource.fields)) return undefined;
    let called = asNames(draft.get().values['names'])[mainLanguage] ?? '';
    return draft.subscribe(() => {
      const { values } = draft.get();
      const name = asNames(values['names'])[mainLanguage] ?? '';
      if (name === called) return;
      called = name;
      const code = asText(values['code']);
      if (code !== '' && code !== proposed.current) return;
      proposed.current = codeOf(name);
      draft.set('code', proposed.current);
    });
  }, [resource, draft, isNew, mainLanguage]);
  return (code) => code !== '' && code === proposed.current;
}
