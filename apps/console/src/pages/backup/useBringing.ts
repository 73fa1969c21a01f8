import { backupBounds, backupCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useState } from 'react';
import { refresh, useCallMutation } from '../../app/queries.ts';
import { useUnsaved } from '../../app/unsaved.ts';

/** Sends a file piece by piece: none is too large for the line, and one that is lost is sent alone. */
export function useBringing(idCompany: string) {
  const begin = useCallMutation(backupCalls.bring);
  const send = useCallMutation(backupCalls.piece);
  const [sent, setSent] = useState<{ readonly done: number; readonly total: number }>();
  const [failure, setFailure] = useState<Failure>();
  useUnsaved(sent !== undefined);
  const bring = async (file: File): Promise<void> => {
    setFailure(undefined);
    setSent({ done: 0, total: file.size });
    let result = await begin.mutate({
      data: { idCompany, fileName: file.name.slice(-200), bytes: file.size },
    });
    for (let from = 0; result.ok && from < file.size; from += backupBounds.piece) {
      const piece = file.slice(from, from + backupBounds.piece);
      result = await send.mutate({ data: { idCompany, id: result.data.id, from }, files: { file: piece } });
      setSent({ done: Math.min(from + backupBounds.piece, file.size), total: file.size });
    }
    setSent(undefined);
    if (!result.ok) setFailure(result.failure);
    await refresh('backup.standing');
  };
  return { bring, sent, failure };
}
