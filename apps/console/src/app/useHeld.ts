import type { Failure } from '@comanda/api/client';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { faultsOf } from './faultsOf.ts';
import { failureMessage } from './failures.ts';
import { useLabel } from './label.ts';

type Faults = ReturnType<typeof faultsOf>;

/** What is held against a form: at its fields, and against the whole. */
export interface Held {
  readonly faults: Faults;
  /** What the server refused for another reason than the fields. */
  readonly failure: Failure | undefined;
  /** That reason in words. */
  readonly whole: MessageDescriptor | undefined;
  readonly at: (field: string) => string | undefined;
  /** Says what is wrong at the fields; whether anything is. */
  readonly refuse: (faults: Faults) => boolean;
  /** Says what the server held against them. */
  readonly answer: (failure: Failure) => void;
}

/** @param fields those that the form has; a fault of any other one is held against the whole */
export function useHeld(...fields: readonly string[]): Held {
  const label = useLabel();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const other = Object.entries(faults).find(([field]) => !fields.includes(field))?.[1];
  return {
    faults,
    failure,
    whole: failure && (other ?? failureMessage(failure)),
    at: (field) => faults[field] && label(faults[field]),
    refuse: (wrong) => {
      setFaults(wrong);
      setFailure(undefined);
      return Object.keys(wrong).length > 0;
    },
    answer: (next) => {
      const told = faultsOf(next);
      setFaults(told);
      setFailure(fields.some((field) => told[field]) ? undefined : next);
    },
  };
}
