import type { ApiError } from './errors.ts';

/**
 * Why a sign-in through a provider did not happen (docs/product.md §2.6.6), in `extra` of ERROR_PROVIDER: the person said no
 * there; too old, used, or never begun; begun in another browser; no answer, or none that holds; no verified e-mail; no
 * account; an account that was connected and may not sign in.
 */
export const providerProblems = [
  'denied',
  'ended',
  'elsewhere',
  'unreachable',
  'refused',
  'not_verified',
  'no_account',
  'locked',
  'deleted',
  'inactive',
] as const;
export type ProviderProblem = (typeof providerProblems)[number];

/** The problem that a refusal names; nothing where it is another refusal, or comes from a later platform. */
export const providerProblemIn = ({ code, extra }: ApiError): ProviderProblem | undefined =>
  code === 'ERROR_PROVIDER' ? providerProblems.find((problem) => problem === extra?.[0]?.error) : undefined;
