import { serveSession, sessionCredentials, type TabMessage } from '@comanda/api/browser-session';
import { planRefresh, sessionMachine, type SessionTokens } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { type Fate, LoginServer } from './loginServer.ts';

export type Act =
  | { readonly kind: 'call' | 'die' | 'sign out' | 'sleep'; readonly tab: number }
  /** `isStale`: by a clock that may be wrong, the kept session is over. */
  | { readonly kind: 'open'; readonly isStale: boolean }
  | { readonly kind: 'expire' }
  | { readonly kind: 'fate'; readonly fate: Fate }
  /** Lets one of the things that are under way happen. */
  | { readonly kind: 'happen'; readonly pick: number };

interface Tab {
  readonly session: ReturnType<typeof createActor<typeof sessionMachine>>;
  readonly inbox: TabMessage[];
  readonly visited: string[];
  hear?: (message: TabMessage) => void;
  comeBack?: () => void;
  isAsleep: boolean;
  isDead: boolean;
}
interface Turn {
  readonly tab: Tab;
  readonly go: () => void;
}

const first: SessionTokens = { subject: 'ana', email: 'ana@example.test', login: 'L1', session: 'S1' };

/** Lets what was resolved go on to its next wait. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/**
 * A browser with real sessions in its tabs, in front of a platform; nothing takes time, and what is under way happens in
 * any order, but for the messages to one tab and the turns of the lock.
 */
export class TabbedBrowser {
  readonly server = new LoginServer(first);
  readonly tabs: Tab[] = [];
  readonly outcomes: { readonly tab: Tab; readonly said: string[]; attempts: number }[] = [];
  readonly #underWay: (() => void)[] = [];
  readonly #lock: { holder: Turn | undefined; readonly queue: Turn[] } = { holder: undefined, queue: [] };
  readonly #hasLocks: boolean;
  kept: { tokens: SessionTokens | undefined; subject: string | undefined } = {
    tokens: first,
    subject: first.subject,
  };
  /** Renewals that may be asked for once more: their answers reached nobody, or a wrong clock asked. */
  spared = 0;
  expiries = 0;
  fate: Fate = 'granted';
  isSignedOut = false;

  constructor(tabs: number, hasLocks: boolean) {
    this.#hasLocks = hasLocks;
    for (let count = 0; count < tabs; count += 1) this.#open(false);
  }

  get living(): readonly Tab[] {
    return this.tabs.filter(({ isDead }) => !isDead);
  }

  async do(act: Act): Promise<void> {
    if (act.kind === 'happen') this.#underWay.splice(act.pick % Math.max(1, this.#underWay.length), 1)[0]?.();
    else if (act.kind === 'open') this.#open(act.isStale);
    else if (act.kind === 'fate') this.fate = act.fate;
    else if (act.kind === 'expire') {
      // Ten minutes are longer than a call waits for its answer: only the lock keeps a renewal back for longer.
      if (!this.#hasLocks) await this.#happenAll();
      this.server.expire();
      this.expiries += 1;
    } else {
      const tab = this.living[act.tab % Math.max(1, this.living.length)];
      if (tab && act.kind === 'call') this.#call(tab);
      else if (tab && act.kind === 'die') this.#die(tab);
      else if (tab && act.kind === 'sleep') tab.isAsleep = true;
      else if (tab) this.#signOut(tab);
    }
    await settled();
  }

  /** Everything that is under way happens, and every tab is looked at once. */
  async settle(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      await this.#happenAll();
      for (const tab of this.living) {
        tab.isAsleep = false;
        tab.comeBack?.();
        await settled();
      }
    }
  }

  async #happenAll(): Promise<void> {
    for (let next = this.#underWay.shift(); next !== undefined; next = this.#underWay.shift()) {
      next();
      await settled();
    }
  }

  #open(isStale: boolean): void {
    const session = createActor(sessionMachine, {
      input: { origin: 'https://console.example', home: '/', isKnownRoute: () => true },
    });
    const tab: Tab = { session, inbox: [], visited: [], isAsleep: false, isDead: false };
    this.tabs.push(tab);
    if (isStale) this.spared += 1;
    const { kept } = this;
    serveSession({
      session,
      rules: { planRefresh, tokenState: () => (isStale ? 'expired' : 'valid') },
      place: {
        tokens: {
          read: () => kept.tokens,
          store: (tokens) => void (kept.tokens = tokens),
          forget: ({ session: shown }) => {
            if (kept.tokens?.session !== shown) return false;
            kept.tokens = undefined;
            return true;
          },
        },
        subject: {
          read: () => kept.subject,
          store: (subject) => void (kept.subject = subject),
          forget: () => void (kept.subject = undefined),
        },
        tellTabs: (message) => this.#tell(tab, message),
        onTabMessage: (hear) => void (tab.hear = hear),
        onReturn: (comeBack) => void (tab.comeBack = comeBack),
        alone: (act) => this.#alone(tab, act),
      },
      calls: {
        signIn: () => new Promise(() => undefined),
        renew: (tokens) => this.#renew(tab, tokens),
        revoke: async () => this.#underWay.push(() => this.server.end()),
      },
      pages: {
        enter: () => tab.visited.push('enter'),
        goToSignIn: () => tab.visited.push('sign in'),
      },
    })();
  }

  /** As the client does: once more after a renewal, and never a third time. */
  #call(tab: Tab): void {
    const credentials = sessionCredentials(tab.session);
    const token = credentials.token('session');
    if (token === undefined) return;
    const outcome = { tab, said: new Array<string>(), attempts: 0 };
    this.outcomes.push(outcome);
    const attempt = (shown: string, onRefused: () => void): void => {
      outcome.attempts += 1;
      this.#underWay.push(() => {
        const isGood = this.server.accepts(shown);
        this.#underWay.push(() => {
          if (tab.isDead) return;
          if (isGood) outcome.said.push('answered');
          else onRefused();
        });
      });
    };
    attempt(token, () => {
      const now = credentials.token('session');
      const renewal = now === token ? credentials.renew(token) : Promise.resolve(now !== undefined);
      void renewal.then((isRenewed) => {
        const fresh = credentials.token('session');
        if (isRenewed !== true || fresh === undefined) {
          outcome.said.push(isRenewed === undefined ? 'offline' : 'signed out');
          return;
        }
        attempt(fresh, () => {
          outcome.said.push('signed out');
          credentials.refused?.(fresh);
        });
      });
    });
  }

  #renew(tab: Tab, tokens: SessionTokens): ReturnType<Parameters<typeof serveSession>[0]['calls']['renew']> {
    return new Promise((resolve) => {
      this.#underWay.push(() => {
        // The request of a tab that has died may still arrive.
        const answer = this.server.renew(tokens, this.fate);
        const isLost = tab.isDead || answer.type === 'REFRESH.FAILED';
        if (isLost) this.spared += 1;
        this.#underWay.push(() => {
          if (!tab.isDead) resolve(answer);
          else if (!isLost) this.spared += 1;
        });
      });
    });
  }

  #alone(tab: Tab, act: () => Promise<void>): Promise<void> {
    if (!this.#hasLocks) return act();
    return new Promise((resolve) => {
      const turn: Turn = {
        tab,
        go: () =>
          void act().then(() => {
            resolve();
            this.#release(turn);
          }),
      };
      if (this.#lock.holder) this.#lock.queue.push(turn);
      else this.#grant(turn);
    });
  }

  #grant(turn: Turn | undefined): void {
    this.#lock.holder = turn;
    if (turn) this.#underWay.push(() => turn.tab.isDead || turn.go());
  }

  #release(turn: Turn): void {
    if (this.#lock.holder === turn) this.#grant(this.#lock.queue.shift());
  }

  #die(tab: Tab): void {
    tab.isDead = true;
    tab.session.stop();
    this.#lock.queue.splice(
      0,
      this.#lock.queue.length,
      ...this.#lock.queue.filter((turn) => turn.tab !== tab),
    );
    if (this.#lock.holder?.tab === tab) this.#release(this.#lock.holder);
  }

  #signOut(tab: Tab): void {
    tab.session.send({ type: 'SIGN_OUT.ASKED' });
    tab.session.send({ type: 'SIGN_OUT.CONFIRMED' });
    if (tab.session.getSnapshot().matches('signedOut')) this.isSignedOut = true;
  }

  #tell(from: Tab, message: TabMessage): void {
    for (const tab of this.living) {
      if (tab === from) continue;
      tab.inbox.push(message);
      this.#underWay.push(() => {
        const next = tab.inbox.shift();
        // What a frozen tab is told is lost; it looks for itself when it comes back.
        if (next && !tab.isDead && !tab.isAsleep) tab.hear?.(next);
      });
    }
  }
}
