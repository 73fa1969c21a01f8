import { roleCalls, type RoleEffect } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isUnanswered, refresh, toast, useCallMutation, useCompany } from '../../app/index.ts';
import { tellFailure } from '../../app/tellFailure.ts';
import { useFaultText } from '../../resource/form/useFaultText.ts';

/** A role that would be given, and what that does. */
interface Tried {
  readonly idUser: string;
  readonly role: string;
  readonly people: readonly RoleEffect[];
  readonly digest: string;
  /** It does something else by now than was shown before. */
  readonly isAnew: boolean;
}

/**
 * Gives a person another role, after it was tried (docs/product.md §5.5). Where no answer came, giving it again is the
 * same giving (§7.5.2).
 */
export function useGiving() {
  const { t } = useLingui();
  const say = useFaultText();
  const { id: idCompany } = useCompany();
  const { mutate, isPending } = useCallMutation(roleCalls.give);
  const [tried, setTried] = useState<Tried>();
  const [lost, setLost] = useState<Failure>();
  const settle = (): void => {
    setTried(undefined);
    setLost(undefined);
  };
  const ask = (idUser: string, role: string, how: { readonly try: boolean; readonly digest?: string }) =>
    mutate({ data: { idCompany, idUsers: [idUser], role, ...how } });
  const tell = (failure: Failure): void => {
    const [fault] = failure.kind === 'refused' ? (failure.error.extra ?? []) : [];
    tellFailure(
      failure,
      t`The role was not given.`,
      fault?.error === undefined ? undefined : say({ path: fault.field ?? '', code: fault.error }),
    );
    settle();
    void refresh('role.ofCompany');
  };
  const attempt = async (idUser: string, role: string, isAnew = false): Promise<void> => {
    const result = await ask(idUser, role, { try: true });
    if (result.ok) setTried({ idUser, role, ...result.data, isAnew });
    else tell(result.failure);
  };
  const give = async (): Promise<void> => {
    if (!tried) return;
    setLost(undefined);
    const { idUser, role, digest } = tried;
    const result = await ask(idUser, role, { try: false, digest });
    if (!result.ok) {
      const { failure } = result;
      if (isUnanswered(failure)) return setLost(failure);
      const isStale = failure.kind === 'refused' && failure.error.code === 'ERROR_STALE';
      return isStale ? attempt(idUser, role, true) : tell(failure);
    }
    settle();
    toast({
      tone: 'success',
      message: t`Role given`,
      detail: t`It takes effect at once, even on pages that are already open.`,
    });
    await refresh('role.ofCompany', 'role.history');
  };
  const leave = (): void => {
    settle();
    // It may have been given.
    if (lost) void refresh('role.ofCompany', 'role.history');
  };
  return { tried, lost, attempt, give, isPending, leave };
}
