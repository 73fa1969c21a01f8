import { importInto } from '@comanda/api/calls';
import type { Resource } from '@comanda/api/kernel';
import { useMemo, useState } from 'react';
import { failureMessage, useCallMutation, useCompany, useLabel } from '../../app/index.ts';
import { importHref } from '../addresses.ts';
import { useGo } from '../useGo.ts';
import { writeAddress } from './rowsAddress.ts';

/** Longest name that is kept of a file. */
const LONGEST_NAME = 200;

/** Sends a file and goes to its import, where the columns come first. */
export function useUpload(resource: Resource) {
  const label = useLabel();
  const go = useGo();
  const { id: idCompany } = useCompany();
  const call = useMemo(() => importInto(resource), [resource]);
  const { mutate, isPending } = useCallMutation(call);
  const [error, setError] = useState<string>();
  const upload = async (file: File) => {
    setError(undefined);
    const fileName = file.name.slice(-LONGEST_NAME);
    const result = await mutate({ data: { idCompany, fileName }, files: { file } });
    if (result.ok) go(importHref(resource, result.data.id) + writeAddress({ step: 'columns' }));
    else setError(label(failureMessage(result.failure)));
  };
  return { upload: (file: File) => void upload(file), isPending, error };
}
