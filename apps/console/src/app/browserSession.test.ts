import {
  serveSession,
  sessionCredentials,
  type SessionCalls,
  type SessionPlace,
  type TabMessage,
} from '@comanda/api/browser-session';
import type { SessionEnd } from '@comanda/api/errors';
import { planRefresh, sessionMachine, type SessionTokens } from '@comanda/machines/session';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';

const ana: SessionTokens = { subject: 'ana', email: 'ana@example.test', login: 'L1', session: 'S1' };
const renewed: SessionTokens = { ...ana, session: 'S2' };

/** A browser: what its tabs share. Messages arrive at once, the lock is first come, first served. */
function browserWith(tokens: SessionTokens | undefined) {
  const kept = { tokens, subject: tokens?.subject };
  const tabs: ((message: TabMessage) => void)[] = [];
  const renewals: string[] = [];
  let refusal: SessionEnd | undefined;
  let queue = Promise.resolve();
  const calls: SessionCalls = {
    signIn: async () => ({ type: 'SIGN_IN.DONE', tokens: ana }),
    renew: async ({ login, session }) => {
      renewals.push(session);
      if (refusal) return { type: 'REFRESH.REFUSED', asked: login, why: refusal };
      return { type: 'REFRESH.DONE', asked: login, session: 'S2', login: undefined };
    },
    revoke: async () => undefined,
  };
  const openTab = (alone: SessionPlace['alone'] = (act) => (queue = queue.then(act))) => {
    let hear: ((message: TabMessage) => void) | undefined;
    let comeBack: (() => void) | undefined;
    const visited: string[] = [];
    const place: SessionPlace = {
      tokens: {
        read: () => kept.tokens,
        store: (next) => {
          kept.tokens = next;
        },
        forget: (last) => {
          if (kept.tokens?.session !== last.session) return false;
          kept.tokens = undefined;
          return true;
        },
      },
      subject: {
        read: () => kept.subject,
        store: (next) => {
          kept.subject = next;
        },
        forget: () => {
          kept.subject = undefined;
        },
      },
      tellTabs: (message) => {
        for (const tell of tabs) if (tell !== hear) tell(message);
      },
      onTabMessage: (listen) => {
        hear = listen;
        tabs.push(listen);
      },
      alone,
      onReturn: (listen) => {
        comeBack = listen;
      },
    };
    const session = createActor(sessionMachine, {
      input: { origin: 'https://console.example', home: '/', isKnownRoute: () => true },
    });
    serveSession({
      session,
      rules: { planRefresh, tokenState: () => 'valid' },
      place,
      calls,
      pages: {
        enter: (path) => visited.push(`enter ${path}`),
        goToSignIn: () => visited.push('sign in'),
        forgetPerson: () => visited.push('forget'),
        noteEnd: (why) => visited.push(`end ${why}`),
      },
    })();
    return {
      session,
      visited,
      credentials: sessionCredentials(session),
      sleep: () => tabs.splice(tabs.indexOf(hear ?? (() => undefined)), 1),
      comeBack: () => comeBack?.(),
      value: () => session.getSnapshot().value,
    };
  };
  return {
    kept,
    renewals,
    openTab,
    unlocked: () => queue,
    refuse: (why: SessionEnd) => {
      refusal = why;
    },
  };
}

test('two tabs that find the session ended renew it once', async () => {
  const { openTab, renewals, kept, unlocked } = browserWith(ana);
  const [one, other] = [openTab(), openTab()];
  expect(await Promise.all([one, other].map(({ credentials }) => credentials.renew('S1')))).toEqual([
    true,
    true,
  ]);
  await unlocked();
  expect(renewals).toEqual(['S1']);
  expect(kept.tokens).toEqual(renewed);
  expect([one, other].map(({ credentials }) => credentials.token('session'))).toEqual(['S2', 'S2']);
});

test('a sign-out in one tab ends the other and leaves nothing of the person', () => {
  const { openTab, kept } = browserWith(ana);
  const [one, other] = [openTab(), openTab()];
  one.session.send({ type: 'SIGN_OUT.ASKED' });
  one.session.send({ type: 'SIGN_OUT.CONFIRMED' });
  expect([one.value(), other.value()]).toEqual(['signedOut', 'signedOut']);
  expect(one.visited).toEqual(['forget', 'sign in']);
  expect(other.visited).toEqual(['forget', 'sign in']);
  expect(kept).toEqual({ tokens: undefined, subject: undefined });
});

test('a token refused again after its renewal ends in sign-in, in every tab', async () => {
  const { openTab, kept } = browserWith(ana);
  const [one, other] = [openTab(), openTab()];
  expect(await one.credentials.renew('S1')).toBe(true);
  one.credentials.refused?.('S2');
  expect([one.value(), other.value()]).toEqual(['expired', 'expired']);
  expect(one.visited).toEqual(['sign in']);
  expect(kept).toEqual({ tokens: undefined, subject: 'ana' });
});

test('a refusal that comes in late does not end the session that replaced it', async () => {
  const { openTab } = browserWith(ana);
  const tab = openTab();
  await tab.credentials.renew('S1');
  tab.credentials.refused?.('S1');
  expect(tab.value()).toBe('signedIn');
});

test('a sign-in reaches the other tabs and is kept', async () => {
  const { openTab, kept } = browserWith(undefined);
  const [one, other] = [openTab(), openTab()];
  one.session.send({ type: 'SIGN_IN.ASKED', credentials: { email: ana.email, password: 'sample' } });
  await expect.poll(() => [one.value(), other.value()]).toEqual(['signedIn', 'signedIn']);
  expect(one.visited).toEqual(['enter /']);
  expect(kept).toEqual({ tokens: ana, subject: 'ana' });
});

test('another person finds nothing of the last, and is remembered', async () => {
  const { openTab, kept } = browserWith(undefined);
  kept.subject = 'ben';
  const tab = openTab();
  tab.session.send({ type: 'SIGN_IN.ASKED', credentials: { email: ana.email, password: 'sample' } });
  await expect.poll(tab.value).toBe('signedIn');
  expect(tab.visited).toEqual(['forget', 'enter /']);
  expect(kept.subject).toBe('ana');
});

test('a tab that slept catches up with what it missed', () => {
  const { openTab, kept } = browserWith(ana);
  const tab = openTab();
  tab.sleep();
  kept.tokens = renewed;
  tab.comeBack();
  expect(tab.credentials.token('session')).toBe('S2');
  kept.tokens = undefined;
  tab.comeBack();
  expect(tab.value()).toBe('expired');
  expect(tab.visited).toEqual(['sign in']);
});

test('a tab that slept through a sign-out leaves nothing of the person either', () => {
  const { openTab } = browserWith(ana);
  const [one, other] = [openTab(), openTab()];
  other.sleep();
  one.session.send({ type: 'SIGN_OUT.ASKED' });
  one.session.send({ type: 'SIGN_OUT.CONFIRMED' });
  other.comeBack();
  expect(other.value()).toBe('signedOut');
  expect(other.visited).toEqual(['forget', 'sign in']);
});

test('a lock that is refused answers who waits, and keeps the session', async () => {
  const { openTab } = browserWith(ana);
  const tab = openTab(() => Promise.reject(new Error('The page is being left.')));
  const told = new Promise((resolve) => process.once('unhandledRejection', resolve));
  expect(await tab.credentials.renew('S1')).toBeUndefined();
  expect(tab.value()).toBe('signedIn');
  await told;
});

test('why the platform ended the session is noted before the sign-in opens, once in a browser', async () => {
  const { openTab, refuse } = browserWith(ana);
  refuse('locked');
  const [one, other] = [openTab(), openTab()];
  expect(await Promise.all([one, other].map(({ credentials }) => credentials.renew('S1')))).toEqual([
    false,
    false,
  ]);
  expect([...one.visited, ...other.visited]).toEqual(['end locked', 'sign in', 'sign in']);
});
