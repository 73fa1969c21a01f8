import { memberCalls } from '@comanda/api/calls';
import { ConfirmDialog } from '@comanda/ui/ConfirmDialog';
import { IconButton } from '@comanda/ui/IconButton';
import { useLingui } from '@lingui/react/macro';
import { UserRoundMinus } from 'lucide-react';
import { useState } from 'react';
import { refresh, toast, useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { faultsOf } from '../../app/faultsOf.ts';
import { tellFailure } from '../../app/tellFailure.ts';

export interface TakeOutProps {
  readonly id: string;
  readonly name: string;
}

/** Takes a person out of the company, after asking (docs/product.md §22.14). */
export function TakeOut({ id, name }: TakeOutProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { id: idCompany, cName } = useCompany();
  const [isAsked, setAsked] = useState(false);
  const { mutate } = useCallMutation(memberCalls.takeOut);
  const takeOut = async (): Promise<boolean> => {
    const result = await mutate({ data: { idCompany, idUsers: [id] } });
    await refresh('role.ofCompany', 'journal.read');
    if (result.ok) toast({ tone: 'success', message: t`${name} is no longer in ${cName}` });
    else {
      const { idUsers } = faultsOf(result.failure);
      tellFailure(result.failure, t`Not taken out.`, idUsers && label(idUsers));
    }
    return result.ok;
  };
  return (
    <>
      <IconButton
        size="sm"
        icon={UserRoundMinus}
        label={t`Take out of the company: ${name}`}
        onPress={() => setAsked(true)}
      />
      {isAsked && (
        <ConfirmDialog
          tone="danger"
          isOpen
          onOpenChange={setAsked}
          title={t`Take ${name} out of ${cName}?`}
          confirmLabel={t`Take out`}
          onConfirm={takeOut}
        >
          {t`They reach nothing of the company from that moment on, and keys that they gave end. What they did stays in it. You can invite them again.`}
        </ConfirmDialog>
      )}
    </>
  );
}
