import { type Backup, backupCalls } from '@comanda/api/calls';
import { useLingui } from '@lingui/react/macro';
import { useCallMutation } from '../../app/queries.ts';
import { tellFailure } from '../../app/tellFailure.ts';

const refreshes = ['backup.standing'];

/** Takes a backup, or a file that was brought, off the platform. */
export function useForget({ idCompany: companyId, id }: Pick<Backup, 'idCompany' | 'id'>) {
  const { t } = useLingui();
  const { mutate, isPending } = useCallMutation(backupCalls.remove, { refreshes });
  const forget = async (): Promise<void> => {
    const result = await mutate({ params: { companyId, id } });
    if (!result.ok) tellFailure(result.failure, t`Not deleted.`);
  };
  return { forget, isForgetting: isPending };
}
