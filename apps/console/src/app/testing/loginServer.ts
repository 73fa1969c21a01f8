import type { RenewalOutcome } from '@comanda/api/session';
import type { SessionTokens } from '@comanda/machines/session';

/** What becomes of one renewal: granted, granted with another login token, refused, or an answer that is lost. */
export type Fate = 'granted' | 'rotated' | 'refused' | 'unheard' | 'lost';

/**
 * The platform's side of one person's login (docs/product.md §2.2.3): a rotated login token ends with the first use of
 * its successor, and whoever shows an ended one ends them all.
 */
export class LoginServer {
  readonly #parentOf = new Map<string, string>();
  readonly #dead = new Set<string>();
  readonly #sessions: Set<string>;
  #isEnded = false;
  #serial = 1;
  /** Whether a token was shown that only a copy can still be used for. */
  isCopySuspected = false;
  /** Session tokens in whose place a new one was given out. */
  readonly renewed: string[] = [];

  constructor(first: SessionTokens) {
    this.#sessions = new Set([first.session]);
  }

  accepts(session: string): boolean {
    return !this.#isEnded && this.#sessions.has(session);
  }

  /** Ten minutes pass. */
  expire(): void {
    this.#sessions.clear();
  }

  end(): void {
    this.#isEnded = true;
  }

  renew({ login, session }: SessionTokens, fate: Fate): RenewalOutcome {
    if (fate === 'unheard') return { type: 'REFRESH.FAILED', asked: login };
    if (fate === 'refused') this.end();
    if (this.#dead.has(login)) {
      this.isCopySuspected = true;
      this.end();
    }
    if (this.#isEnded) return { type: 'REFRESH.REFUSED', asked: login, why: 'ended' };
    this.#use(login);
    this.#serial += 1;
    const fresh = `S${this.#serial}`;
    this.#sessions.add(fresh);
    this.renewed.push(session);
    if (fate === 'lost') return { type: 'REFRESH.FAILED', asked: login };
    if (fate === 'granted') return { type: 'REFRESH.DONE', asked: login, session: fresh, login: undefined };
    const successor = `L${this.#serial}`;
    this.#parentOf.set(successor, login);
    return { type: 'REFRESH.DONE', asked: login, session: fresh, login: successor };
  }

  #use(login: string): void {
    const parent = this.#parentOf.get(login);
    if (parent === undefined) return;
    this.#dead.add(parent);
    for (const [other, from] of this.#parentOf) if (from === parent && other !== login) this.#dead.add(other);
  }
}
