import { type Role, seeingCalls, type SeeingLimit } from '@comanda/api/calls';
import { IconButton } from '@comanda/ui/IconButton';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { failureMessage } from '../../app/failures.ts';
import { useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { toast } from '../../app/toast.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { storeView } from '../../seen/view.ts';

export interface SeeAsProps {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** What keeps the person from being seen as; `null` where nothing does. */
  readonly limit: SeeingLimit | null;
}

/** Lets who makes roles see the company as one of its people, in this tab (docs/product.md §5.7). */
export function SeeAs({ id: idUser, name, role, limit }: SeeAsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const roleName = useRoleName()(role);
  const { id: idCompany, cName: company } = useCompany();
  const begin = useCallMutation(seeingCalls.begin, { refreshes: ['role.ofCompany'] });
  if (limit === 'self') return null;
  if (limit)
    return (
      <Text size="sm" tone="muted">
        {limit === 'inactive' ? t`Cannot sign in` : t`May do more than you may`}
      </Text>
    );
  const see = async (): Promise<void> => {
    const result = await begin.mutate({ data: { idCompany, idUser } });
    if (!result.ok) {
      toast({ tone: 'danger', message: label(failureMessage(result.failure)) });
      return;
    }
    const { id, token } = result.data;
    storeView({ id, idCompany, idUser, name, role: roleName, company }, token, `${t`Seen as ${name}`} · `);
    // Loaded anew, so that nothing of one's own stays in the view.
    location.assign('/');
  };
  return (
    <IconButton
      icon={Eye}
      label={t`See as ${name}`}
      size="sm"
      tooltip="top"
      isPending={begin.isPending}
      onPress={() => void see()}
    />
  );
}
