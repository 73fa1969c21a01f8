import type { Company } from '@comanda/api/calls';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Business kinds of a company (docs/product.md §1.3). */
export const kinds: Readonly<Record<Company['kind'], MessageDescriptor>> = {
  1: msg`Restaurant`,
  2: msg`Style`,
  3: msg`Commerce`,
  4: msg`Mixed`,
  5: msg`Fast food`,
};
export const kindIds: readonly Company['kind'][] = ['1', '2', '3', '4', '5'];
export const isKind = (text: string): text is Company['kind'] => kindIds.some((kind) => kind === text);
