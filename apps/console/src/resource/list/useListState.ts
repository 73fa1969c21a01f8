import type { Resource } from '@comanda/api/kernel';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useGo } from '../useGo.ts';
import { type ListPreferences, readPreferences, seedOf, storePreferences } from './listPreferences.ts';
import { changed, type ListState, type Look } from './listState.ts';
import { decodeList, listHref, type ListParameters } from './listUrl.ts';

/** Steps that a person may want to take back with the browser's own button; the rest replaces the address. */
const isStep = (change: Partial<ListState>): boolean =>
  (['page', 'sort', 'where', 'facets', 'of'] as const).some((part) => part in change);

export interface ListView {
  readonly state: ListState;
  readonly preferences: ListPreferences;
  /** Of the view, else as the person likes it here. */
  readonly look: Look;
  readonly change: (change: Partial<ListState>) => void;
  readonly prefer: (change: Partial<ListPreferences>) => void;
  readonly dress: (change: Partial<Look>) => void;
}

/** The list that the address describes. Nothing of it is kept anywhere else (docs/product.md §3.6). */
export function useListState(resource: Resource, idCompany: string): ListView {
  const { pathname, search } = useLocation();
  // On the way out the address is that of the next page already: the list stays what it was, and asks for nothing.
  const [parameters, setParameters] = useState<ListParameters>(search);
  if (pathname === resource.route && parameters !== search) setParameters(search);
  const go = useGo();
  const [preferences, setPreferences] = useState(() => readPreferences(resource.code));
  const state = useMemo(
    () => decodeList(resource, parameters, seedOf(preferences, idCompany)),
    [resource, parameters, preferences, idCompany],
  );
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const prefer = useCallback(
    (change: Partial<ListPreferences>) => {
      const next = { ...readPreferences(resource.code), ...change };
      setPreferences(next);
      storePreferences(resource.code, next);
    },
    [resource.code],
  );
  const change = useCallback(
    (wanted: Partial<ListState>) => {
      const next = changed(resource, latest.current, wanted);
      latest.current = next;
      if (!next.look && (wanted.columns || wanted.size)) prefer({ columns: next.columns, size: next.size });
      go(listHref(resource, next), { replace: !isStep(wanted) });
    },
    [resource, go, prefer],
  );
  const dress = (part: Partial<Look>): void =>
    state.look ? change({ look: { ...state.look, ...part } }) : prefer(part);
  return { state, preferences, look: state.look ?? preferences, change, prefer, dress };
}
