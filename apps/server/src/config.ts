import { createECDH, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isEmail } from '@comanda/api/account';
import { diskProblem, Problem } from './problem.ts';
import { type Provider, readProviders } from './provider/readProviders.ts';

/** How this server runs, read once from its environment. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL that exists; without it the embedded one is started. */
  readonly databaseUrl: string | undefined;
  /** The same without the pool of connections that `databaseUrl` leads through; without it that leads to the database itself. */
  readonly listenUrl: string | undefined;
  /** Directory of the embedded cluster, the generated secret and the lock. */
  readonly dataDirectory: string;
  /** Signs sessions: 32 bytes or more. */
  readonly secret: Uint8Array;
  /** Origins that may open a live channel, and that links in mails lead to; empty means only the server's own. */
  readonly origins: readonly string[];
  /** Addresses and networks of the proxies in front of it: what they say of whom they speak for is believed. */
  readonly proxies: readonly string[];
  readonly logLevel: string;
  /** Opens `/metrics` to other machines; without it only this one reads them. */
  readonly metricsToken: string | undefined;
  /** Hosts with their ports, `pictures.lan:8080`, whose pictures imports fetch although they are not of the public web. */
  readonly pictureHosts: ReadonlySet<string>;
  /** Hosts with their ports that documents of tickets are sent to although they are not of the public internet. */
  readonly fiscalHosts: ReadonlySet<string>;
  /** What the tax offices of the Basque provinces know this software by; without it no document is made (§20.14). */
  readonly ticketBai: { readonly licence: string; readonly developer: string } | undefined;
  /** Code of the brand that every host name shows; without it each shows its own. */
  readonly brand: string | undefined;
  /** Where mails are handed in, and the address that they come from; without it none goes out. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** With which keys notifications reach browsers; without it none does (docs/product.md §21.12). */
  readonly push: PushKeys | undefined;
  /** Whom brands let people sign in through (docs/product.md §2.6). */
  readonly providers: readonly Provider[];
  /** Directory of more brands than the product has. */
  readonly brandsDirectory: string | undefined;
  /** Who is simulated beside it: tills and cooks in demo mode, unless `COMANDA_SIMULATOR` is `tills` or `off`. */
  readonly simulated: 'all' | 'tills' | 'none';
}
/** What the platform shows push services that it is (VAPID, RFC 8292). */
export interface PushKeys {
  /** An uncompressed point of P-256 and its private number, both in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom the push service writes to when something is wrong. */
  readonly contact: string;
  /** Hosts with their ports that push as well, besides the services of browsers. */
  readonly hosts: ReadonlySet<string>;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** What only a server has that others work on: a demo's known passwords must not come to it by a forgotten line. */
const serious = ['DATABASE_URL', 'COMANDA_ORIGINS'];
const modeIn = (environment: Environment): Config['mode'] => {
  const { COMANDA_MODE: mode } = environment;
  const named = serious.find((name) => environment[name]);
  if (!mode && named !== undefined)
    throw new Problem(
      `${named} is set and COMANDA_MODE is not: set it to production, or to demo if everybody may know the passwords.`,
    );
  if (mode && mode !== 'demo' && mode !== 'production')
    throw new Problem(`COMANDA_MODE is demo or production, not "${mode}".`);
  return mode === 'production' ? mode : 'demo';
};
const portIn = ({ PORT: port = '4000' }: Environment): number => {
  const number = Number(port);
  if (!/^\d{1,5}$/.test(port) || number > 65_535)
    throw new Problem(`PORT is a number from 0 to 65535, not "${port}".`);
  return number;
};
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const levelIn = ({ LOG_LEVEL: level }: Environment, mode: Config['mode']): string => {
  if (level !== undefined && !levels.includes(level))
    throw new Problem(`LOG_LEVEL is one of ${levels.join(', ')}, not "${level}".`);
  return level ?? (mode === 'demo' ? 'warn' : 'info');
};
const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
const originsIn = ({ COMANDA_ORIGINS: origins = '' }: Environment, mode: Config['mode']): string[] =>
  origins
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => {
      if (!URL.canParse(origin) || new URL(origin).origin !== origin)
        throw new Problem(`COMANDA_ORIGINS lists origins such as https://example.com, not "${origin}".`);
      if (mode === 'production' && origin.startsWith('http:') && !isLoopback(new URL(origin)))
        throw new Problem(
          `COMANDA_ORIGINS holds ${origin}: sessions over http are read by whoever is on the line. Use https.`,
        );
      return origin;
    });

/** An address or a network as proxies are named; one that holds every address would let anybody say who they are. */
const isNetwork = (text: string): boolean => {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  return prefix === undefined || (Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128));
};
const proxiesIn = ({ COMANDA_PROXIES: proxies = '' }: Environment, mode: Config['mode']): string[] => {
  // Nobody can guess it: believed without reason, anybody says who they are; not named, all who come through count as one.
  if (mode === 'production' && proxies.trim() === '')
    throw new Problem(
      'Production mode needs COMANDA_PROXIES, the addresses or networks of the proxies in front of it, or "none".',
    );
  if (proxies.trim() === 'none') return [];
  return proxies
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '')
    .map((proxy) => {
      if (!isNetwork(proxy))
        throw new Problem(
          `COMANDA_PROXIES lists addresses or networks such as 10.0.0.2 or 10.0.0.0/24, or is none, not "${proxy}".`,
        );
      return proxy;
    });
};

const metricsTokenIn = ({ METRICS_TOKEN: token }: Environment): string | undefined => {
  if (token && !/^[\x21-\x7e]{16,}$/.test(token))
    throw new Problem('METRICS_TOKEN takes 16 characters or more, without spaces.');
  return token || undefined;
};

/** A host and its port, in the spelling that URLs have. */
const hostIn = (text: string, name: string): string => {
  const [, host, port] = /^(\[[\da-f:.]+\]|[^\s/@:?#[\]]+):(\d{1,5})$/i.exec(text) ?? [];
  const address = `http://${host}`;
  if (host === undefined || !URL.canParse(address) || Number(port) < 1 || Number(port) > 65_535)
    throw new Problem(`${name} lists hosts with their ports such as pictures.lan:8080, not "${text}".`);
  return `${new URL(address).hostname}:${Number(port)}`;
};
const hostsIn = (environment: Environment, name: string): ReadonlySet<string> =>
  new Set(
    (environment[name] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== '')
      .map((host) => hostIn(host, name)),
  );

/** All three or none: a browser keeps the key that it was given, and without a contact services refuse some pushes. */
const pushIn = (environment: Environment): PushKeys | undefined => {
  const named = ['COMANDA_PUSH_PUBLIC_KEY', 'COMANDA_PUSH_PRIVATE_KEY', 'COMANDA_PUSH_CONTACT'] as const;
  const [publicKey, privateKey, contact] = named.map((name) => environment[name]?.trim());
  if (!publicKey && !privateKey && !contact) return undefined;
  if (!publicKey || !privateKey || !contact)
    throw new Problem(`${named.join(', ')} belong together: set all of them, or none.`);
  const point = Buffer.from(publicKey, 'base64url');
  const ecdh = createECDH('prime256v1');
  const number = Buffer.from(privateKey, 'base64url');
  // The value is a secret, so the sentence does not repeat it.
  if (number.length !== 32 || point.length !== 65)
    throw new Problem(
      'COMANDA_PUSH_PUBLIC_KEY and _PRIVATE_KEY are keys of P-256: npm run -s push:keys draws a pair.',
    );
  ecdh.setPrivateKey(number);
  if (!ecdh.getPublicKey().equals(point))
    throw new Problem('COMANDA_PUSH_PUBLIC_KEY is not the public half of COMANDA_PUSH_PRIVATE_KEY.');
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    throw new Problem('COMANDA_PUSH_CONTACT is an address such as mailto:office@example.com.');
  return { publicKey, privateKey, contact, hosts: hostsIn(environment, 'COMANDA_PUSH_HOSTS') };
};

/** Licence of the software and tax number of who develops it, as the register of TicketBAI has them. */
const ticketBaiIn = ({ COMANDA_TICKETBAI: text }: Environment): Config['ticketBai'] => {
  if (!text) return undefined;
  const [, licence, developer] = /^([A-Za-z0-9]{1,20})\/([A-Z0-9]\d{7}[A-Z0-9])$/.exec(text.trim()) ?? [];
  if (licence === undefined || developer === undefined)
    throw new Problem(
      `COMANDA_TICKETBAI is the licence of the software and the tax number of its developer, such as TBAIARxxxxxx/B00000000, not "${text}".`,
    );
  return { licence, developer };
};

/** Both or none: half of it would lose mails in silence, in any mode. */
const mailIn = ({ COMANDA_SMTP: url, COMANDA_MAIL_FROM: from }: Environment): Config['mail'] => {
  if (!url && !from) return undefined;
  if (!url) throw new Problem('COMANDA_MAIL_FROM needs COMANDA_SMTP, the server that takes the mails.');
  if (!from) throw new Problem('COMANDA_SMTP needs COMANDA_MAIL_FROM, the address that mails come from.');
  // The value may hold a password, so the sentence does not repeat it.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === '')
    throw new Problem('COMANDA_SMTP is an address such as smtps://user:password@mail.example.com.');
  if (!isEmail(from))
    throw new Problem(`COMANDA_MAIL_FROM is an address such as office@example.com, not "${from}".`);
  return { url, from: from.trim() };
};

const simulatedIn = (
  { COMANDA_SIMULATOR: simulator }: Environment,
  mode: Config['mode'],
): Config['simulated'] => {
  if (mode === 'production' || simulator === 'off') return 'none';
  return simulator === 'tills' ? 'tills' : 'all';
};

/** Where data lie when nobody says: with the user's state, as root with the system's. */
const directoryIn = ({ COMANDA_DATA: data, XDG_STATE_HOME: state }: Environment): string => {
  if (data) return resolve(data);
  if (state) return join(state, 'comanda');
  return process.getuid?.() === 0 ? '/var/lib/comanda' : join(homedir(), '.local', 'state', 'comanda');
};
/** One level at a time: Node's own recursion never ends where the system refuses to make anything (`/proc`). */
const makeDirectory = (path: string): void => {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path, { mode: 0o700 });
};
const madeDirectory = (path: string): string => {
  try {
    makeDirectory(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return path;
  } catch (error) {
    throw diskProblem(error, path);
  }
};

/** Demo mode makes its own secret once; sessions then outlive a restart as they do elsewhere. */
const generatedSecret = (dataDirectory: string): string => {
  const file = join(dataDirectory, 'secret');
  try {
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw diskProblem(error, dataDirectory);
  }
};
/** Whether a text has few letters or says the same again and again: typed, not drawn. Random hexadecimal passes. */
const isGuessable = (secret: string): boolean =>
  new Set(secret).size < 8 || /^(.{1,16}?)\1+(?:.{0,15})$/s.test(secret);
const secretIn = (
  { COMANDA_SECRET: secret }: Environment,
  mode: Config['mode'],
  directory: string,
): Uint8Array => {
  if (secret === undefined && mode === 'production')
    throw new Problem('Production mode needs COMANDA_SECRET, a random text of 32 characters or more.');
  if (secret !== undefined && secret.length < 32)
    throw new Problem('COMANDA_SECRET is too short: it takes 32 random characters or more.');
  if (secret !== undefined && mode === 'production' && isGuessable(secret))
    throw new Problem('COMANDA_SECRET can be guessed. Let a machine draw one: openssl rand -base64 32.');
  return new TextEncoder().encode(secret ?? generatedSecret(directory));
};

/**
 * The configuration of an environment. Throws Problem for what cannot be used, and in production for a missing
 * secret, database, list of origins or word on proxies: there is no default that would be safe.
 */
export const readConfig = (environment: Environment): Config => {
  const mode = modeIn(environment);
  const origins = originsIn(environment, mode);
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  const listenUrl = environment['DATABASE_LISTEN_URL'] || undefined;
  if (listenUrl !== undefined && databaseUrl === undefined)
    throw new Problem('DATABASE_LISTEN_URL stands beside DATABASE_URL and says nothing without it.');
  const port = portIn(environment);
  const logLevel = levelIn(environment, mode);
  if (mode === 'production' && databaseUrl === undefined)
    throw new Problem('Production mode needs DATABASE_URL, the address of a PostgreSQL database.');
  if (mode === 'production' && origins.length === 0)
    throw new Problem('Production mode needs COMANDA_ORIGINS, the origins that browsers open it under.');
  const dataDirectory = madeDirectory(directoryIn(environment));
  return {
    mode,
    // A demo's passwords are known to everybody: it answers this machine only.
    host: mode === 'demo' ? '127.0.0.1' : (environment['HOST'] ?? '0.0.0.0'),
    port,
    databaseUrl,
    listenUrl,
    dataDirectory,
    secret: secretIn(environment, mode, dataDirectory),
    origins,
    proxies: proxiesIn(environment, mode),
    logLevel,
    metricsToken: metricsTokenIn(environment),
    pictureHosts: hostsIn(environment, 'COMANDA_PICTURE_HOSTS'),
    fiscalHosts: hostsIn(environment, 'COMANDA_FISCAL_HOSTS'),
    ticketBai: ticketBaiIn(environment),
    mail: mailIn(environment),
    push: pushIn(environment),
    providers: readProviders(environment, mode),
    brand: environment['COMANDA_BRAND'] || undefined,
    brandsDirectory: environment['COMANDA_BRANDS'] ? resolve(environment['COMANDA_BRANDS']) : undefined,
    simulated: simulatedIn(environment, mode),
  };
};
