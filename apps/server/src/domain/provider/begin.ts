import type { AnswerOf, providerCalls } from '@comanda/api/calls';
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import { malformed } from '../../core/refusal.ts';
import type { Input } from '../../core/route.ts';
import type { Context } from '../../core/work.ts';
import { mailOrigin } from '../../mail/outbox.ts';
import { openProvider } from '../../provider/openProvider.ts';
import { countAttempt } from '../session/attempts.ts';
import { ownBrand } from '../session/ownBrand.ts';
import { opaqueToken } from '../session/tokens.ts';
import { ask } from './ask.ts';
import { beginAttempt, proofsOf } from './attempts.ts';

/** Where providers send people back to, on the brand's own origin. */
export const callbackOf = (context: Pick<Context, 'config' | 'origin'>): string =>
  `${mailOrigin(context)}/callback`;

/** Begins a sign-in through a provider of the brand that is asked (docs/product.md §2.6.2). */
export const begin = async (
  context: Context,
  data: Input<typeof providerCalls.begin>['data'],
): Promise<AnswerOf<typeof providerCalls.begin>> => {
  const { db, address, config } = context;
  const brand = ownBrand(context, data.brand);
  const callback = callbackOf(context);
  const provider = config.providers.find((one) => one.brand === brand && one.id === data.provider);
  if (!provider) throw malformed('The brand has no such provider.', [{ field: 'provider', error: 'choice' }]);
  await countAttempt(db, 'provider', { account: '', address });
  const opened = await ask(context, provider, () => openProvider(provider));
  const key = opaqueToken();
  const { verifier, nonce } = proofsOf(context, key);
  const url = buildAuthorizationUrl(opened, {
    redirect_uri: callback,
    scope: 'openid email',
    state: await beginAttempt(db, { provider: provider.id, brand, key }),
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, key };
};
