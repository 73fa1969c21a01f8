import { type AnswerOf, platformCalls } from '@comanda/api/calls';
import { useEffect, useState } from 'react';
import { openClient } from './openClient.ts';

export type Environment = AnswerOf<typeof platformCalls.environment>;

let answer: Promise<Environment | undefined> | undefined;
const load = (): Promise<Environment | undefined> =>
  (answer ??= openClient.call(platformCalls.environment, {}).then((result) => {
    // One that was not answered is asked for again by who needs it next.
    if (!result.ok) answer = undefined;
    return result.ok ? result.data : undefined;
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
