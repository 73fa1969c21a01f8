/** What a provider sends back (OpenID Connect Core §3.1.2.5, RFC 9207). */
export interface CallbackParameters {
  readonly state: string;
  readonly code?: string;
  readonly error?: string;
  readonly iss?: string;
}

/** What an address brought along; nothing where it is none of a provider's. */
export function parametersIn(search: string): CallbackParameters | undefined {
  const given = new URLSearchParams(search);
  const [state, code, error, iss] = ['state', 'code', 'error', 'iss'].map((name) => given.get(name));
  if (!state || (!code && !error)) return undefined;
  return { state, ...(code && { code }), ...(error && { error }), ...(iss && { iss }) };
}
