import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Brands } from '../brand/brands.ts';
import { Problem } from '../problem.ts';

/** An OpenID Connect provider that people of a brand may sign in through (docs/product.md §2.6). */
export interface Provider {
  readonly brand: string;
  /** Its name in calls: 2 to 20 letters and digits. */
  readonly id: string;
  /** As people know it: "Continue with {label}". */
  readonly label: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
}
type Environment = Readonly<Record<string, string | undefined>>;

/** A demo answers its own machine only, and a provider beside it needs no encryption. */
const isPlainAllowed = ({ protocol, hostname }: URL, mode: 'demo' | 'production'): boolean =>
  mode === 'demo' && protocol === 'http:' && /^(?:127\.0\.0\.1|\[::1\]|localhost)$/.test(hostname);

const isIssuer = (text: string, mode: 'demo' | 'production'): boolean => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isBare = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return isBare && !/[?#]/.test(text) && (url.protocol === 'https:' || isPlainAllowed(url, mode));
};

const line = (longest: number, error: string) =>
  z
    .string({ error })
    .check(z.minLength(1, { error }), z.maxLength(longest, { error }), z.regex(/^[^\p{Cc}]*$/u, { error }));
const entryFor = (mode: 'demo' | 'production') =>
  z.strictObject({
    id: z
      .string({ error: 'is 2 to 20 small letters and digits' })
      .check(z.regex(/^[a-z0-9]{2,20}$/, { error: 'is 2 to 20 small letters and digits' })),
    label: line(40, 'is what people call the provider, 40 characters at most'),
    issuer: z.string({ error: 'is an address such as https://id.example.com' }).check(
      z.refine((text) => isIssuer(text, mode), {
        error: 'is an address such as https://id.example.com, without ? and #',
      }),
    ),
    clientId: line(500, 'is the id that the provider knows this platform by'),
    secret: z
      .string({ error: 'names a variable of the environment' })
      .check(
        z.regex(/^[A-Z][A-Z0-9_]*$/, { error: 'names a variable of the environment, such as ID_SECRET' }),
      ),
  });

const contentOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Problem(`COMANDA_PROVIDERS names ${file}, which cannot be read as JSON.`, { cause: error });
  }
};

/**
 * The providers of a file that `COMANDA_PROVIDERS` names; none without it. The file holds no secret: it names the variable
 * that has it. No provider is asked anything, so one that is down keeps no server from starting.
 * @throws Problem that says which value is wrong
 */
export const readProviders = (environment: Environment, mode: 'demo' | 'production'): readonly Provider[] => {
  const file = environment['COMANDA_PROVIDERS'];
  if (!file) return [];
  const form = z.record(z.string(), z.array(entryFor(mode)));
  const read = form.safeParse(contentOf(file));
  if (!read.success) {
    const [fault] = read.error.issues;
    const what = fault?.code === 'unrecognized_keys' ? `has no "${fault.keys[0]}"` : fault?.message;
    throw new Problem(`COMANDA_PROVIDERS: in ${file}, ${fault?.path.join('.') || 'the file'} ${what}.`);
  }
  return Object.entries(read.data).flatMap(([brand, entries]) =>
    entries.map(({ secret: variable, ...entry }, place) => {
      if (entries.findIndex(({ id }) => id === entry.id) !== place)
        throw new Problem(`COMANDA_PROVIDERS: ${brand} has two providers with the id "${entry.id}".`);
      const secret = environment[variable];
      if (!secret)
        throw new Problem(
          `COMANDA_PROVIDERS: ${brand}.${entry.id} needs ${variable}, the secret of its client.`,
        );
      return { brand, ...entry, secret };
    }),
  );
};

/** @throws Problem for a provider of a brand that this server does not have */
export const checkBrandsOf = (providers: readonly Provider[], { all }: Brands): void => {
  const stranger = providers.find(({ brand }) => !all.some(({ code }) => code === brand));
  if (stranger)
    throw new Problem(
      `COMANDA_PROVIDERS names the brand "${stranger.brand}"; there are ${all.map(({ code }) => code).join(', ')}.`,
    );
};
