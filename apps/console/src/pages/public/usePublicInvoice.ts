import { type InvoiceDocument, invoiceCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useEffect, useState } from 'react';
import { openClient } from '../../app/openClient.ts';

type Found = { readonly invoice: InvoiceDocument } | { readonly failure: Failure };

/** The invoice of an address; nothing until the platform has answered. */
export function usePublicInvoice(id: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    void openClient.call(invoiceCalls.public, { params: { id } }).then((result) => {
      if (isWanted) setFound(result.ok ? { invoice: result.data } : { failure: result.failure });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found;
}
