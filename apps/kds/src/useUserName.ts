import { peopleCalls } from '@comanda/api/calls';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { client } from './client.ts';
import { session } from './session.ts';

/** The person behind the session; until the answer is there, the e-mail of the sign-in names them. */
export function useUserName(): string {
  const [name, setName] = useState('');
  const email = useSelector(session, ({ context }) => context.tokens?.email ?? '');
  useEffect(() => {
    const stop = new AbortController();
    void client.call(peopleCalls.logged, { signal: stop.signal }).then((result) => {
      if (result.ok) setName(`${result.data.uName} ${result.data.surname}`.trim());
    });
    return () => stop.abort();
  }, []);
  return name || email;
}
