import { authorizationCodeGrant, fetchUserInfo, type IDToken, type UserInfoResponse } from 'openid-client';
import { openProvider } from '../../provider/openProvider.ts';
import type { Provider } from '../../provider/readProviders.ts';

/** Who somebody is at a provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** In lower case, and only where the provider has seen for itself that the mailbox is theirs. */
  readonly verifiedEmail: () => Promise<string | undefined>;
}

const emailIn = ({ email, email_verified: isVerified }: UserInfoResponse | IDToken): string | undefined =>
  isVerified === true && typeof email === 'string' ? email.toLowerCase() : undefined;

/**
 * Exchanges what the provider sent back for who it was. Issuer, audience, expiry, signature, nonce and state are checked by
 * the client library.
 * @param came the address that the person came back to
 */
export const identityFrom = async (
  provider: Provider,
  came: URL,
  { state, verifier, nonce }: { readonly state: string; readonly verifier: string; readonly nonce: string },
): Promise<Identity> => {
  const opened = await openProvider(provider);
  const tokens = await authorizationCodeGrant(opened, came, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The client library let pass an answer without an ID token.');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    verifiedEmail: async () =>
      // Most providers tell it only where it is asked for (OpenID Connect Core §5.4).
      emailIn(
        claims['email'] === undefined ? await fetchUserInfo(opened, tokens.access_token, claims.sub) : claims,
      ),
  };
};
