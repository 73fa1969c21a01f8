import type { Failure } from '@comanda/api/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { faultsOf } from '../../app/faultsOf.ts';

/** What only purchases are refused for; its texts come with their pages. */
const own: Readonly<Record<string, MessageDescriptor>> = {
  'fault.no_invoice': msg`This is no electronic invoice in UBL or Facturae.`,
  'fault.other_currency': msg({ message: 'The document is not in {currency}.' }),
  'fault.no_purchase_rate': msg`Give this supplier a purchase rate first, or leave the costs as they are.`,
};

/** What is wrong at each field in words, by the field's name. */
export const purchaseFaults = (failure: Failure): ReturnType<typeof faultsOf> =>
  Object.fromEntries(
    Object.entries(faultsOf(failure)).map(([field, fault]) => [
      field,
      { ...(own[fault.id] ?? fault), ...(fault.values && { values: fault.values }) },
    ]),
  );
