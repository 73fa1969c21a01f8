import type { Resource } from '@comanda/api/kernel';
import { actionOf } from '@comanda/api/permissions';
import type { ReactNode } from 'react';
import { Wanting } from '../../access/Refusal.tsx';
import { useAllowed } from '../../app/index.ts';

/** Whether a person may see the records of an area, and what it takes where they may not. */
export interface Sight {
  readonly isSeen: boolean;
  /** For the description of a field that chooses among them. */
  readonly why: ReactNode;
}

/** Where records may not be seen there are none to choose from: what is chosen stays as it is, and its field says why. */
export function useSight(definition: Resource): Sight {
  const action = actionOf(definition, 'ACCESS');
  const isSeen = useAllowed(action);
  return { isSeen, why: !isSeen && <Wanting as="span" action={action} /> };
}
