import { type Role, seeingCalls, type SeeingLimit, seeingLimits } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { IconButton } from '@comanda/ui/IconButton';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { refresh, useCallMutation, useCompany } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { useRoleName } from '../../app/useRoleName.ts';
import { storeView } from '../../seen/view.ts';

export interface SeeAsProps {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  /** What keeps the person from being seen as; `null` where nothing does. */
  readonly limit: SeeingLimit | null;
}

/** What came up since the list said that they can be seen as. */
const limitIn = (failure: Failure): SeeingLimit | undefined => {
  const said = failure.kind === 'refused' ? (failure.error.extra ?? []) : [];
  return seeingLimits.find((limit) => said.some(({ error }) => error === limit));
};

/** Lets who makes roles see the company as one of its people, in this tab (docs/product.md §5.7). */
export function SeeAs({ id: idUser, name, role, limit }: SeeAsProps) {
  const { t } = useLingui();
  const roleName = useRoleName()(role);
  const { id: idCompany, cName: company } = useCompany();
  const begin = useCallMutation(seeingCalls.begin, { refreshes: ['role.ofCompany'] });
  const reasons: Readonly<Record<SeeingLimit, string>> = {
    self: t`This is you`,
    inactive: t`Cannot sign in`,
    locked: t`Locked in this company`,
    beyond_own: t`May do more than you`,
  };
  // That somebody is locked stands beside their name.
  if (limit === 'self' || limit === 'locked') return null;
  if (limit)
    return (
      <Text size="sm" tone="muted">
        {reasons[limit]}
      </Text>
    );
  const see = async (): Promise<void> => {
    const result = await begin.mutate({ data: { idCompany, idUser } });
    if (!result.ok) {
      const now = limitIn(result.failure);
      tellFailure(result.failure, t`You cannot see as ${name}`, now && reasons[now]);
      // Whom one may see as has changed since the list came.
      if (now) void refresh('role.ofCompany');
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
