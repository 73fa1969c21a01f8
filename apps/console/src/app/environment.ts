import { type AnswerOf, platformCalls } from '@comanda/api/calls';
import { createClient } from '@comanda/api/client';
import { useEffect, useState } from 'react';

export type Environment = AnswerOf<typeof platformCalls.environment>;

/** Asked before anyone has signed in. */
const client = createClient({
  origin: '',
  credentials: { token: () => undefined, renew: async () => false },
});

let answer: Promise<Environment | undefined> | undefined;
const load = (): Promise<Environment | undefined> =>
  (answer ??= client
    .call(platformCalls.environment, {})
    .then((result) => (result.ok ? result.data : undefined))
    .finally(() => {
      answer = undefined;
    }));

/** Release and demo accounts; nothing until they came, or when they do not come. */
export function useEnvironment(): Environment | undefined {
  const [environment, setEnvironment] = useState<Environment>();
  useEffect(() => {
    let isShown = true;
    void load().then((loaded) => {
      if (isShown) setEnvironment(loaded);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return environment;
}
