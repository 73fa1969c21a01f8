import { type BodyOf, type HubOrder, hubOrderCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useLingui } from '@lingui/react/macro';
import { refresh, toast, useCallMutation, useLabel } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { fasterIn, statusLabel } from './orderActs.ts';

type Move = BodyOf<typeof hubOrderCalls.move>;
const refreshed = ['hubOrder.live', 'hubOrder.list', 'hubOrder.get'];

/** Says what becomes of an order. Whoever comes second hears who was first, and sees what was made of it. */
export function useMove() {
  const { t } = useLingui();
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(hubOrderCalls.move, { refreshes: refreshed });
  const whoWas = ({ by, name }: { readonly by: string; readonly name: string }): string => {
    if (name !== '') return name;
    if (by === 'kitchen') return t`The kitchen`;
    return by === 'guest' ? t`The guest` : t`Somebody else`;
  };
  /** Whether that is why; then it is told. */
  const tellFaster = (failure: Failure, code: string): boolean => {
    const faster = fasterIn(failure);
    if (!faster) return false;
    void refresh(...refreshed);
    const who = whoWas(faster);
    const status = label(statusLabel(faster.status));
    toast({ tone: 'warning', message: t`${who} was faster`, detail: t`Order ${code}: ${status}` });
    return true;
  };
  return {
    isPending,
    /** Answers what else kept it from being done. */
    move: async ({ id, code }: HubOrder, data: Move): Promise<Failure | undefined> => {
      const result = await mutate({ params: { id }, data });
      if (result.ok || tellFaster(result.failure, code)) return undefined;
      return result.failure;
    },
    tell: (failure: Failure | undefined): void => {
      if (failure) tellFailure(failure);
    },
  };
}
