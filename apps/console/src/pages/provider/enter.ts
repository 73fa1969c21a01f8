import type { SignedIn } from './enterWith.ts';

/** Goes on signed in; the session is loaded by who has come that far. */
export const enter = async (signedIn: SignedIn, wanted: string | undefined): Promise<void> => {
  const { enterWith } = await import('./enterWith.ts');
  enterWith(signedIn, wanted);
};
