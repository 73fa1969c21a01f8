import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

/** How tests call the provider, and what people read on its button. */
export const providerId = 'house';
export const providerLabel = 'House account';
const clientId = 'comanda';

/** What the provider says of somebody; who is not known here is their own e-mail, verified. */
export interface ProviderPerson {
  readonly email: string;
  readonly isVerified: boolean;
}
/** A real OpenID Connect provider on this machine. */
export interface TestProvider {
  readonly issuer: string;
  /** What a server needs to know it. */
  readonly environment: Readonly<Record<string, string>>;
  /** By what they sign in with there, which is their subject. */
  readonly people: Map<string, ProviderPerson>;
  /** Lets people be sent back to these addresses. */
  readonly serve: (...callbacks: readonly string[]) => void;
  /** Signs with another key from now on. */
  readonly changeKey: () => void;
  /** Answers with keys that nothing was signed with. */
  readonly showOtherKeys: (does: boolean) => void;
  readonly stop: () => Promise<void>;
  /** After a stop, at the same address. */
  readonly start: () => Promise<void>;
}

const newKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  use: 'sig',
  alg: 'RS256',
});
type Key = ReturnType<typeof newKey>;

const page = (action: string): string => `<!doctype html><html lang="en"><title>House</title>
  <h1>House account</h1>
  <form method="post" action="${action}">
    <label>Name <input name="login" required></label>
    <button name="answer" value="yes">Allow</button>
    <button name="answer" value="no" formnovalidate>Cancel</button>
  </form></html>`;

type Handle = (from: IncomingMessage, to: ServerResponse) => void;
const closed: Handle = (_, to) => void to.writeHead(503).end();

/** A provider that asks who somebody is and takes their word for it. */
const providerFor = (issuer: string, { key, callbacks, secret, people }: Parts): Handle => {
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: secret, redirect_uris: [...callbacks] }],
    jwks: { keys: [key] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [secret] },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const { email, isVerified } = people.get(id) ?? { email: id, isVerified: true };
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: isVerified }) };
    },
    // Nobody is asked what the client may know: the page says yes or no to all of it.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        ...(oidc.session?.accountId !== undefined && { accountId: oidc.session.accountId }),
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const interact = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    if (from.method !== 'POST') {
      to.setHeader('content-type', 'text/html; charset=utf-8').end(page(from.url ?? ''));
      return;
    }
    const form = new URLSearchParams(await text(from));
    const result =
      form.get('answer') === 'yes'
        ? { login: { accountId: form.get('login') ?? '' } }
        : { error: 'access_denied', error_description: 'The person said no.' };
    await provider.interactionFinished(from, to, result);
  };
  return (from, to) => void (from.url?.startsWith('/interaction/') ? interact(from, to) : answer(from, to));
};
interface Parts {
  readonly key: Key;
  readonly callbacks: readonly string[];
  readonly secret: string;
  readonly people: TestProvider['people'];
}

/** Starts a provider for brands; it sends nobody back before `serve` has said where to. */
export const startProvider = async (brands: readonly string[] = ['default']): Promise<TestProvider> => {
  const secret = randomUUID();
  const people: TestProvider['people'] = new Map();
  let [key, callbacks, showsOthers]: [Key, readonly string[], boolean] = [newKey(), [], false];
  let handle = closed;
  const open = () =>
    createServer((from, to) => {
      if (showsOthers && from.url === '/jwks') {
        const { kty, n, e } = newKey();
        to.setHeader('content-type', 'application/json').end(
          JSON.stringify({ keys: [{ kty, n, e, kid: key.kid, use: 'sig', alg: 'RS256' }] }),
        );
      } else handle(from, to);
    });
  let server = open();
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  const port = await listen(0);
  const issuer = `http://127.0.0.1:${port}`;
  const make = (): void => {
    handle = providerFor(issuer, { key, callbacks, secret, people });
  };
  const directory = mkdtempSync(join(tmpdir(), 'comanda-provider-'));
  const file = join(directory, 'providers.json');
  const entry = { id: providerId, label: providerLabel, issuer, clientId, secret: 'HOUSE_SECRET' };
  writeFileSync(file, JSON.stringify(Object.fromEntries(brands.map((brand) => [brand, [entry]]))));
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return {
    issuer,
    environment: { COMANDA_PROVIDERS: file, HOUSE_SECRET: secret },
    people,
    serve: (...to) => {
      callbacks = to;
      make();
    },
    changeKey: () => {
      key = newKey();
      make();
    },
    showOtherKeys: (does) => {
      showsOthers = does;
    },
    stop: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
    start: async () => {
      server = open();
      await listen(port);
    },
  };
};
