import type { View } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useLingui } from '@lingui/react/macro';
import { toast } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import type { ListView } from '../list/useListState.ts';
import type { ViewDialog } from './dialog.ts';
import type { ViewChange, Views, ViewTexts } from './useViews.ts';
import { viewStateOf } from './viewState.ts';

export interface Writes {
  /** Whether the person may share views of the area, and change those of others. */
  readonly mayShare: boolean;
  /** Keeps the list as it is now under the view's name. */
  readonly overwrite: (view: View) => Promise<void>;
  /** Answers why the view stays as it was. What somebody else has changed since is asked about, and is no failure. */
  readonly change: (view: View, change: ViewChange) => Promise<Failure | 'asked' | undefined>;
  /** Keeps the list as it is now under a new name. */
  readonly create: (texts: ViewTexts) => ReturnType<Views['create']>;
  readonly setDefault: (id: string | null) => Promise<void>;
  readonly tell: (failure: Failure) => void;
}

/** What a person does with views, and what they are told of it. */
export function useWrites(
  views: Views,
  { state, look }: ListView,
  mayShare: boolean,
  ask: (dialog: ViewDialog) => void,
): Writes {
  const { t } = useLingui();
  const change = async (view: View, wanted: ViewChange): ReturnType<Writes['change']> => {
    const result = await views.update(view, wanted);
    if (result.ok) {
      toast({ tone: 'success', message: t`View saved` });
      return undefined;
    }
    const { failure } = result;
    if (failure.kind !== 'refused' || failure.error.code !== 'ERROR_STALE') return failure;
    ask({ kind: 'stale', view, change: wanted });
    return 'asked';
  };
  return {
    mayShare,
    tell: tellFailure,
    change,
    overwrite: async (view) => {
      const failure = await change(view, { state: viewStateOf(state, look) });
      if (failure && failure !== 'asked') tellFailure(failure);
    },
    create: (texts) => views.create(texts, viewStateOf(state, look)),
    setDefault: async (id) => {
      const failure = await views.arrange({ idDefault: id });
      if (failure) tellFailure(failure);
      else
        toast({
          tone: 'success',
          message: id === null ? t`The list opens without a view again` : t`The list opens with this view`,
        });
    },
  };
}
