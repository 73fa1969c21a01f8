import { transferCalls } from '@comanda/api/calls';
import { toast, useCallMutation, useLabel } from '../../app/index.ts';
import { problemOf } from './standing.ts';

const refreshes = ['transfer.list'];

/** Takes an offer that has ended off the person's list. */
export function useForgetting(id: string): {
  readonly forget: () => Promise<void>;
  readonly isForgetting: boolean;
} {
  const label = useLabel();
  const { mutate, isPending } = useCallMutation(transferCalls.forget, { refreshes });
  const forget = async (): Promise<void> => {
    const result = await mutate({ data: [id] });
    if (!result.ok) toast({ tone: 'danger', message: label(problemOf(result.failure)) });
  };
  return { forget, isForgetting: isPending };
}
