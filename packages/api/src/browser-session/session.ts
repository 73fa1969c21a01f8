import {
  type RenewalOutcome,
  renewTokens,
  revokeTokens,
  signIn,
  type SignInOutcome,
} from '../session/login.ts';
import type { SessionEnd } from '../errors/index.ts';
import type { StoredTokens } from '../session/tokens.ts';
import type { SessionPlace } from './place.ts';

/** What a session machine orders. */
export type SessionOrder =
  | { readonly type: 'SIGN_IN'; readonly credentials: { readonly email: string; readonly password: string } }
  | { readonly type: 'STORE_TOKENS' | 'REFRESH' | 'REVOKE'; readonly tokens: StoredTokens }
  | { readonly type: 'FORGET_TOKENS'; readonly tokens: StoredTokens; readonly isSignOut: boolean }
  | { readonly type: 'RETRY'; readonly calls: readonly string[] }
  | {
      readonly type: 'FAIL';
      readonly calls: readonly string[];
      readonly reason: 'offline' | 'expired' | 'signedOut';
    }
  | { readonly type: 'ENTER'; readonly path: string }
  | { readonly type: 'RESET' | 'GO_TO_SIGN_IN' | 'CONFIRM_SIGN_OUT' };

/** What a session machine is told. */
export type SessionReport =
  | SignInOutcome
  | RenewalOutcome
  | {
      readonly type: 'RESTORED';
      readonly tokens: StoredTokens | undefined;
      readonly isStale: boolean;
      readonly lastSubject: string | undefined;
    }
  | { readonly type: 'TOKENS_CHANGED'; readonly tokens: StoredTokens }
  | { readonly type: 'TOKENS_GONE'; readonly isSignOut: boolean }
  | { readonly type: 'SESSION.STALE'; readonly session: string }
  | {
      readonly type: 'CALL.REFUSED';
      readonly call: string;
      readonly attempt: 1 | 2;
      readonly subject: string;
      readonly session: string;
      readonly isOurs: boolean;
    };

/** A running session machine, as far as a browser deals with it. */
export interface SessionActor {
  readonly start: () => unknown;
  readonly send: (report: SessionReport) => void;
  readonly on: (type: '*', act: (order: SessionOrder) => void) => { readonly unsubscribe: () => void };
  readonly getSnapshot: () => {
    readonly context: {
      readonly tokens: StoredTokens | undefined;
      readonly wantedPath: string | undefined;
    };
  };
}

/** The machine's rules about tokens, which hold outside of its states as well. */
export interface SessionRules {
  /** Whether the server has to be asked, once this tab has the lock. */
  readonly planRefresh: (asked: StoredTokens, stored: StoredTokens | undefined) => 'call' | 'adopt' | 'gone';
  /** @param now milliseconds since the epoch */
  readonly tokenState: (token: string, now: number) => 'absent' | 'expired' | 'valid';
}

/** The calls of a session; they never fail, what went wrong is an outcome. */
export interface SessionCalls {
  readonly signIn: (credentials: {
    readonly email: string;
    readonly password: string;
  }) => Promise<SignInOutcome>;
  readonly renew: (tokens: StoredTokens) => Promise<RenewalOutcome>;
  readonly revoke: (tokens: StoredTokens) => Promise<unknown>;
}

/** @param brand code of the brand that the person signs in to */
export const sessionCallsFor = (brand: string): SessionCalls => ({
  signIn: (credentials) => signIn(credentials, brand),
  renew: (tokens) => renewTokens(tokens, brand),
  revoke: revokeTokens,
});

/** What the app itself does. */
export interface SessionPages {
  readonly enter: (path: string) => void;
  readonly goToSignIn: (wantedPath: string | undefined) => void;
  /** Another person came, or this one left: forget what else the app keeps of them. */
  readonly forgetPerson?: () => void;
  /** The platform ended the session; said before any tab goes to the sign-in, and only to the tab that asked. */
  readonly noteEnd?: (why: SessionEnd | undefined) => void;
}

export interface SessionParts {
  readonly session: SessionActor;
  readonly rules: SessionRules;
  readonly place: SessionPlace;
  readonly calls: SessionCalls;
  readonly pages: SessionPages;
}

/**
 * Runs a session in a browser (docs/product.md §2): the machine decides, this does. Attach it before the first report.
 * @returns what begins the session with what the browser kept; call it once
 */
export const serveSession = ({ session, rules, place, calls, pages }: SessionParts): (() => void) => {
  const { tokens: kept, subject } = place;
  const changed = (tokens: StoredTokens): void => {
    kept.store(tokens);
    place.tellTabs({ kind: 'changed', tokens });
  };
  /** Another tab has removed the tokens; a sign-out has forgotten the person too. */
  const leave = (): void => session.send({ type: 'TOKENS_GONE', isSignOut: subject.read() === undefined });
  const renew = async (tokens: StoredTokens): Promise<void> => {
    const stored = kept.read();
    const plan = rules.planRefresh(tokens, stored);
    if (plan === 'adopt' && stored) session.send({ type: 'TOKENS_CHANGED', tokens: stored });
    else if (plan === 'gone') leave();
    else {
      const answer = await calls.renew(tokens);
      // A tab may have signed out meanwhile: what comes in late must not bring the session back.
      const isStillHeld = rules.planRefresh(tokens, kept.read()) === 'call';
      if (answer.type === 'REFRESH.DONE' && isStillHeld)
        changed({ ...tokens, session: answer.session, login: answer.login ?? tokens.login });
      else if (answer.type === 'REFRESH.REFUSED') pages.noteEnd?.(answer.why);
      session.send(answer);
    }
  };

  session.on('*', (order) => {
    switch (order.type) {
      case 'SIGN_IN':
        void calls.signIn(order.credentials).then((outcome) => session.send(outcome));
        break;
      case 'STORE_TOKENS':
        changed(order.tokens);
        break;
      case 'FORGET_TOKENS': {
        const { tokens, isSignOut } = order;
        const stored = kept.read();
        // Whoever signs out takes along what another tab has renewed meanwhile.
        const last = isSignOut && stored?.subject === tokens.subject ? stored : tokens;
        // Before the tokens: a tab that finds them gone asks by this why.
        if (isSignOut) subject.forget();
        if (kept.forget(last)) place.tellTabs({ kind: 'gone', isSignOut });
        break;
      }
      case 'REFRESH':
        place
          .alone(() => renew(order.tokens))
          .catch((error: unknown) => {
            // A page that is being left gets no lock any more; whoever waits is answered all the same.
            session.send({ type: 'REFRESH.FAILED', asked: order.tokens.login });
            throw error;
          });
        break;
      case 'REVOKE':
        void calls.revoke(order.tokens);
        break;
      case 'RESET':
        subject.forget();
        pages.forgetPerson?.();
        break;
      case 'ENTER': {
        const { tokens } = session.getSnapshot().context;
        if (tokens) subject.store(tokens.subject);
        pages.enter(order.path);
        break;
      }
      case 'GO_TO_SIGN_IN':
        pages.goToSignIn(session.getSnapshot().context.wantedPath);
        break;
      // For whoever sent the calls, and for the dialog.
      case 'RETRY':
      case 'FAIL':
      case 'CONFIRM_SIGN_OUT':
    }
  });

  /** A tab that slept may have missed what the others said. */
  const catchUp = (): void => {
    const stored = kept.read();
    const { tokens } = session.getSnapshot().context;
    if (stored && stored.session !== tokens?.session)
      session.send({ type: 'TOKENS_CHANGED', tokens: stored });
    if (!stored && tokens) leave();
  };

  return () => {
    session.start();
    const tokens = kept.read();
    session.send({
      type: 'RESTORED',
      tokens,
      isStale: tokens !== undefined && rules.tokenState(tokens.session, Date.now()) !== 'valid',
      lastSubject: subject.read(),
    });
    place.onTabMessage((message) => {
      if (message.kind === 'gone') session.send({ type: 'TOKENS_GONE', isSignOut: message.isSignOut });
      // One that comes in after a sign-out brings nothing back.
      else if (kept.read()?.session === message.tokens.session)
        session.send({ type: 'TOKENS_CHANGED', tokens: message.tokens });
    });
    place.onReturn(catchUp);
  };
};
