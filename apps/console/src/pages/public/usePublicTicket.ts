import { type PublicTicket, publicTicketCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useEffect, useState } from 'react';
import { openClient } from '../../app/openClient.ts';

type Found = { readonly ticket: PublicTicket } | { readonly failure: Failure };

/** The ticket of an address; nothing until the platform has answered. */
export function usePublicTicket(id: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    void openClient.call(publicTicketCalls.get, { params: { id } }).then((result) => {
      if (isWanted) setFound(result.ok ? { ticket: result.data } : { failure: result.failure });
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return found;
}
