import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client';
import type { Provider } from './readProviders.ts';

/** Seconds that a provider has for each answer. */
const patience = 5;
/** Milliseconds for which what a provider says of itself is believed. */
const lifetime = 3_600_000;

interface Known {
  readonly since: number;
  readonly metadata: Promise<ServerMetadata>;
}
const known = new WeakMap<Provider, Known>();

const isPlain = ({ issuer }: Provider): boolean => issuer.startsWith('http:');

const discover = async (provider: Provider): Promise<ServerMetadata> => {
  const found = await discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
    timeout: patience,
    ...(isPlain(provider) && { execute: [allowInsecureRequests] }),
  });
  return found.serverMetadata();
};

/** Asked once an hour, and by everybody who waits for it at once; what failed is asked again. */
const metadataOf = (provider: Provider): Promise<ServerMetadata> => {
  const earlier = known.get(provider);
  if (earlier && Date.now() - earlier.since < lifetime) return earlier.metadata;
  const metadata = discover(provider);
  known.set(provider, { since: Date.now(), metadata });
  metadata.catch(() => known.delete(provider));
  return metadata;
};

/**
 * A provider as a client talks with it. Its keys are fetched with each sign-in and not kept: they may be changed at any
 * moment, and a sign-in is rare. Signatures are checked although the line is encrypted.
 */
export const openProvider = async (provider: Provider): Promise<Configuration> => {
  const metadata = await metadataOf(provider);
  const methods = metadata.token_endpoint_auth_methods_supported;
  // What a provider that says nothing takes (OpenID Connect Discovery §3).
  const prove = !methods || methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
  const opened = new Configuration(metadata, provider.clientId, undefined, prove(provider.secret));
  opened.timeout = patience;
  if (isPlain(provider)) allowInsecureRequests(opened);
  enableNonRepudiationChecks(opened);
  return opened;
};
