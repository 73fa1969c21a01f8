import { type Role, roleCalls } from '@comanda/api/calls';
import { pages } from '@comanda/api/pages';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { refresh, toast, useCallMutation, useCompany } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { useRoleName } from '../../app/useRoleName.ts';

export interface DeleteRoleProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Deletes a role; one that somebody has says who, and where they get another. */
export function DeleteRole({ role, onClose }: DeleteRoleProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { id } = useCompany();
  const name = useRoleName()(role);
  const { mutate } = useCallMutation(roleCalls.delete);
  const isUsed = role.people.length > 0;
  const remove = async (): Promise<boolean> => {
    if (isUsed) {
      router.history.push(pages.people.path);
      return true;
    }
    const result = await mutate({ params: { companyId: id, code: role.code } });
    void refresh('role.ofCompany', 'role.history');
    if (result.ok) toast({ tone: 'success', message: t`Role deleted` });
    else tellFailure(result.failure, t`Not deleted.`);
    return true;
  };
  return (
    <ConfirmDialog
      title={isUsed ? t`${name} is in use` : t`Delete the role ${name}?`}
      items={role.people.map((person) => ({ id: person.id, label: person.name }))}
      tone={isUsed ? 'accent' : 'danger'}
      confirmLabel={isUsed ? t`Go to people` : t`Delete`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onConfirm={remove}
    >
      {isUsed
        ? t`These people have it. Give each another role first; then it can be deleted.`
        : t`Nobody has it. It cannot be brought back, but it stays in the history. Invitations with it that wait are taken back.`}
    </ConfirmDialog>
  );
}
