import { roleCalls, type RoleEffect } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureMessage, refresh, toast, useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';

/** A role that would be given, and what that does. */
interface Tried {
  readonly idUser: string;
  readonly role: string;
  readonly people: readonly RoleEffect[];
}

/** Gives a person another role, after it was tried (docs/product.md §5.5). */
export function useGiving() {
  const { t } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const { id: idCompany } = useCompany();
  const { mutate, isPending } = useCallMutation(roleCalls.give);
  const [tried, setTried] = useState<Tried>();
  const ask = (idUser: string, role: string, isTrial: boolean) =>
    mutate({ data: { idCompany, idUsers: [idUser], role, try: isTrial } });
  const tell = (failure: Failure): void => {
    const [fault] = failure.kind === 'refused' ? (failure.error.extra ?? []) : [];
    toast({
      tone: 'danger',
      message: t`The role was not given.`,
      detail:
        fault?.error !== undefined
          ? say({ path: fault.field ?? '', code: fault.error })
          : label(failureMessage(failure)),
    });
    setTried(undefined);
    void refresh('role.ofCompany');
  };
  const attempt = async (idUser: string, role: string): Promise<void> => {
    const result = await ask(idUser, role, true);
    if (result.ok) setTried({ idUser, role, people: result.data.people });
    else tell(result.failure);
  };
  const give = async (): Promise<void> => {
    if (!tried) return;
    const result = await ask(tried.idUser, tried.role, false);
    if (!result.ok) return tell(result.failure);
    setTried(undefined);
    toast({
      tone: 'success',
      message: t`Role given`,
      detail: t`It holds at once, also on pages that are open.`,
    });
    await refresh('role.ofCompany', 'role.history');
  };
  return { tried, attempt, give, isPending, settle: () => setTried(undefined) };
}
