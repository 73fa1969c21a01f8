import { type View, viewCalls, type ViewState } from '@comanda/api/calls';
import type { Failure, Result } from '@comanda/api/client';
import type { Resource } from '@comanda/api/kernel';
import { useEffect, useMemo, useState } from 'react';
import { refresh, useCallQuery, useCompany } from '../../app/index.ts';
import { repeatable } from '../../app/repeatable.ts';
import type { ListView } from '../list/useListState.ts';
import { encodeList } from '../list/listUrl.ts';
import { listStateOf } from './viewState.ts';

/** What a person says of a view besides the state of the list. */
export interface ViewTexts {
  readonly name: string;
  readonly shared: boolean;
}
export type ViewChange = Partial<ViewTexts & Pick<View, 'state'>>;
export interface Views {
  /** Nothing until they are there. */
  readonly views: readonly View[] | undefined;
  readonly idDefault: string | null;
  readonly create: (texts: ViewTexts, state: ViewState) => Promise<Result<View>>;
  readonly update: (view: View, change: ViewChange) => Promise<Result<View>>;
  readonly remove: (view: View) => Promise<Failure | undefined>;
  /** Keeps the order and the default of the person; what is left out stays. */
  readonly arrange: (change: {
    readonly ids?: readonly string[];
    readonly idDefault?: string | null;
  }) => Promise<Failure | undefined>;
}

/** Passes an answer on once the views have been asked for again. */
const told = async <T>(result: Result<T>): Promise<Result<T>> => {
  await refresh(viewCalls.ofCompany.name);
  return result;
};
const failureIn = (result: Result<unknown>): Failure | undefined => (result.ok ? undefined : result.failure);

/** The views of an area that the person may choose, and what may be done to them (docs/product.md §6.5). */
export function useViews(resource: Resource, { preferences, prefer }: ListView): Views {
  const { id: idCompany } = useCompany();
  const { code: entity } = resource;
  const area = { idCompany, entity };
  const [ask] = useState(repeatable);
  const params = { companyId: idCompany, entity };
  const { data } = useCallQuery(viewCalls.ofCompany, { params });
  const views = data?.elements;
  const idDefault = data?.idDefault ?? null;

  // What is the default is remembered here: the next plain address starts from it without waiting for an answer.
  const start = useMemo(() => {
    const view = views?.find(({ id }) => id === idDefault);
    return view && encodeList(resource, listStateOf(resource, view));
  }, [views, idDefault, resource]);
  useEffect(() => {
    const { [idCompany]: known, ...others } = preferences.starts;
    if (views === undefined || JSON.stringify(known) === JSON.stringify(start)) return;
    prefer({ starts: start ? { ...others, [idCompany]: start } : others });
  }, [views, start, idCompany, preferences.starts, prefer]);

  return {
    views,
    idDefault,
    create: async (texts, state) =>
      told(await ask(viewCalls.create, { data: { ...area, ...texts, state: wire(state) } })),
    update: async ({ id, version, name, shared }, { state, ...texts }) => {
      const data = { ...area, id, version, name, shared, ...texts, ...(state && { state: wire(state) }) };
      return told(await ask(viewCalls.update, { data }));
    },
    remove: async ({ id }) =>
      failureIn(await told(await ask(viewCalls.remove, { params: { ...params, id } }))),
    arrange: async (change) =>
      failureIn(
        await told(
          await ask(viewCalls.arrange, {
            data: {
              ...area,
              ids: [...(change.ids ?? views?.map(({ id }) => id) ?? [])],
              idDefault: change.idDefault === undefined ? idDefault : change.idDefault,
            },
          }),
        ),
      ),
  };
}

/** The tree travels as it is; its shape on the wire is only "an object". */
const wire = ({ where, ...state }: ViewState) => ({ ...state, where: where && { ...where } });
