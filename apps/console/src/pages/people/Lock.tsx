import { memberCalls } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { IconButton } from '@comanda/ui/IconButton';
import { useLingui } from '@lingui/react/macro';
import { Lock as Closed, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { refresh, toast, useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { tellFailure } from '../../app/tellFailure.ts';

export interface LockProps {
  readonly id: string;
  readonly name: string;
  readonly isLocked: boolean;
}

/** Locks a person of the company, after asking, or lets them back in (docs/product.md §22.14). */
export function Lock({ id, name, isLocked }: LockProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { id: idCompany } = useCompany();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useCallMutation(memberCalls.setStatus);
  const set = async (status: 'ACT' | 'LCK'): Promise<boolean> => {
    const result = await mutate({ data: { idCompany, id, status } });
    await refresh('role.ofCompany', 'journal.read');
    if (result.ok)
      toast({
        tone: 'success',
        message: status === 'LCK' ? t`${name} is locked` : t`${name} can work again`,
      });
    else {
      const { idUsers } = faultsOf(result.failure);
      tellFailure(result.failure, t`Nothing was changed.`, idUsers && label(idUsers));
    }
    return result.ok;
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={isLocked ? LockOpen : Closed}
        label={isLocked ? t`Unlock ${name}` : t`Lock ${name}`}
        isPending={isPending}
        onPress={() => {
          if (isLocked) void set('ACT');
          else setAsked(true);
        }}
      />
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={setAsked}
          title={t`Lock ${name}?`}
          confirmLabel={t`Lock`}
          onConfirm={() => set('LCK')}
        >
          {t`They reach nothing of the company from that moment on. Their role stays: unlock them, and they go on where they were.`}
        </ConfirmDialog>
      )}
    </>
  );
}
