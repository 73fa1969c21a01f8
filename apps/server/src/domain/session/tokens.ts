import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '../../core/refusal.ts';

/* Tokens of persons and tills (docs/product.md §2.2, §10.1). */
const issuer = 'comanda';
const algorithm = 'HS256';
/** Seconds that they are good for (docs/product.md §13). */
export const lifetimes = { session: 600, device: 3600 } as const;

export const sessionExpired = (): Refusal =>
  new Refusal('ERROR_SESSION_EXPIRED', 'The session has expired or was ended.');
export const notOurToken = (): Refusal => new Refusal('ERROR_TOKEN', 'This needs a token of ours.');

export interface SessionClaims {
  readonly typ: 'session';
  readonly idUser: string;
  readonly email: string;
  readonly brand: string;
  readonly idLogin: string;
  /** Seconds since 1970. */
  readonly expires: number;
}
/** Of a view as somebody else (docs/product.md §5.7). */
export interface SeeingClaims extends Omit<SessionClaims, 'typ'> {
  readonly typ: 'seeing';
  /** Who sees; login and e-mail are theirs. `idUser` is who is seen as. */
  readonly idActor: string;
  /** The one company that it is about. */
  readonly idCompany: string;
}
export interface DeviceClaims {
  readonly typ: 'device';
  readonly idTerminal: string;
  readonly idCompany: string;
  /** The licence that it was made from: another one ends it. */
  readonly licence: string;
}

export const signSession = (
  secret: Uint8Array,
  { idUser, email, brand, idLogin }: Omit<SessionClaims, 'typ' | 'expires'>,
): Promise<string> =>
  new SignJWT({ typ: 'session', email, sid: idLogin })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(idUser)
    .setAudience(brand)
    .setIssuer(issuer)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${lifetimes.session}s`)
    .sign(secret);

/** A token of its own type: whoever reads sessions only takes it for none. `act` is that of RFC 8693 §4.1. */
export const signSeeing = (
  secret: Uint8Array,
  { idUser, idActor, idCompany, email, brand, idLogin }: Omit<SeeingClaims, 'typ' | 'expires'>,
): Promise<string> =>
  new SignJWT({ typ: 'seeing', act: { sub: idActor }, cmp: idCompany, email, sid: idLogin })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(idUser)
    .setAudience(brand)
    .setIssuer(issuer)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${lifetimes.session}s`)
    .sign(secret);

export const signDevice = (
  secret: Uint8Array,
  { idTerminal, idCompany, licence }: Omit<DeviceClaims, 'typ'>,
): Promise<string> =>
  new SignJWT({ typ: 'device', cmp: idCompany, lic: licence })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(idTerminal)
    .setIssuer(issuer)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${lifetimes.device}s`)
    .sign(secret);

type Claims = SessionClaims | SeeingClaims | DeviceClaims;
const actorIn = (act: unknown): string | undefined =>
  typeof act === 'object' && act !== null && 'sub' in act && typeof act.sub === 'string'
    ? act.sub
    : undefined;
const claimsIn = ({ sub, aud, exp, ...payload }: JWTPayload): Claims => {
  const { typ, email, sid, cmp, lic } = payload;
  if (
    typeof sub === 'string' &&
    typeof aud === 'string' &&
    typeof email === 'string' &&
    typeof sid === 'string' &&
    typeof exp === 'number'
  ) {
    const session = { idUser: sub, email, brand: aud, idLogin: sid, expires: exp };
    const idActor = actorIn(payload['act']);
    if (typ === 'session') return { typ, ...session };
    if (typ === 'seeing' && idActor !== undefined && typeof cmp === 'string')
      return { typ, ...session, idActor, idCompany: cmp };
  }
  if (typ === 'device' && typeof sub === 'string' && typeof cmp === 'string' && typeof lic === 'string')
    return { typ, idTerminal: sub, idCompany: cmp, licence: lic };
  throw notOurToken();
};

/** Tokens whose signature was found good, the oldest first: a screen makes a hundred calls with one. */
interface Known {
  readonly claims: Claims;
  /** Milliseconds since 1970. */
  readonly until: number;
}
const mostKnown = 5_000;
const knownBy = new WeakMap<Uint8Array, Map<string, Known>>();

/**
 * Reads a token that this platform signed. 511 when it was ours and its time is over, 401 for anything else
 * (docs/product.md §12.1).
 */
export const readToken = async (secret: Uint8Array, token: string): Promise<Claims> => {
  const known = knownBy.get(secret) ?? new Map<string, Known>();
  knownBy.set(secret, known);
  const earlier = known.get(token);
  if (earlier && earlier.until > Date.now()) return earlier.claims;
  const { payload } = await jwtVerify(token, secret, {
    algorithms: [algorithm],
    issuer,
    requiredClaims: ['sub', 'jti', 'exp', 'typ'],
  }).catch((error: unknown) => {
    throw error instanceof errors.JWTExpired ? sessionExpired() : notOurToken();
  });
  const claims = claimsIn(payload);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(token, { claims, until: (payload.exp ?? 0) * 1000 });
  return claims;
};

/** 256 random bits without inner meaning, as a login token or a licence is. */
export const opaqueToken = (): string => randomBytes(32).toString('base64url');
export const isOpaqueToken = (token: string): boolean => /^[\w-]{43}$/.test(token);
/** What is kept of a secret that is random enough to need no salt. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** Names a licence in a token without giving it away. */
export const licenceMark = (hash: Buffer): string => hash.toString('hex').slice(0, 32);
