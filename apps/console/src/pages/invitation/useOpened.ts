import { type AnswerOf, invitationCalls } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { useEffect, useState } from 'react';
import type { MailLink } from '../../app/mailLink.ts';
import { openClient } from '../../app/openClient.ts';

/** What a link tells of its invitation, to whoever holds it. */
export type Opened = AnswerOf<typeof invitationCalls.open>;
type Found = { readonly opened: Opened } | { readonly failure: Failure };

/** The invitation of a mail's link; nothing until the platform has answered. */
export function useOpened({ email, token }: MailLink): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isWanted = true;
    void openClient.call(invitationCalls.open, { data: { email, token } }).then((result) => {
      if (isWanted) setFound(result.ok ? { opened: result.data } : { failure: result.failure });
    });
    return () => {
      isWanted = false;
    };
  }, [email, token]);
  return found;
}
