import type { Draft, Resource } from '@comanda/api/kernel';
import { furtherOf, togetherIn } from '@comanda/api/pictures';
import type { ReactNode } from 'react';
import { valueOf } from './Value.tsx';

/** A value of a record, for a place that itself says when there is none; of a cover all pictures that belong to it. */
export function valueIn(resource: Resource, values: Draft, name: string): ReactNode {
  const further = furtherOf(resource, name);
  return further === undefined
    ? valueOf(resource, name, values[name])
    : valueOf(resource, further, togetherIn(resource, values, name));
}
