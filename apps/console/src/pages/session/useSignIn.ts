import type { Credentials, SignInProblem } from '@comanda/machines/session';
import { useEffect, useEffectEvent, useState } from 'react';

export interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly setEmail: (email: string) => void;
  readonly setPassword: (password: string) => void;
  /** Signs in with what is given, and shows it in the fields. */
  readonly ask: (credentials: Credentials) => void;
  readonly isPending: boolean;
  readonly problem: SignInProblem | undefined;
}

/** The session is loaded behind the form: who types is not kept waiting for it. */
const loadSession = async () => {
  const [{ session }, { startAtSignIn }] = await Promise.all([
    import('../../app/session.ts'),
    import('../../app/enter.ts'),
  ]);
  if (session.getSnapshot().matches('restoring')) startAtSignIn();
  return session;
};

type Session = Awaited<ReturnType<typeof loadSession>>;

/**
 * The fields of the sign-in and what the session machine says to them.
 * @param first what the person has typed elsewhere; with a password it is asked at once
 */
export function useSignIn(first: Partial<Credentials>): SignIn {
  const [email, setEmail] = useState(first.email ?? '');
  const [password, setPassword] = useState(first.password ?? '');
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<Pick<SignIn, 'isPending' | 'problem'>>({
    isPending: false,
    problem: undefined,
  });
  const askAtOnce = useEffectEvent((session: Session) => {
    if (email !== '' && password !== '')
      session.send({ type: 'SIGN_IN.ASKED', credentials: { email, password } });
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isShown = true;
    void loadSession().then((session) => {
      if (!isShown) return;
      askAtOnce(session);
      const subscription = session.subscribe((snapshot) =>
        setState({ isPending: snapshot.matches('signingIn'), problem: snapshot.context.problem }),
      );
      stop = () => subscription.unsubscribe();
    });
    return () => {
      isShown = false;
      stop?.();
    };
  }, []);
  return {
    email,
    password,
    setEmail,
    setPassword,
    ask: (credentials) => {
      setEmail(credentials.email);
      setPassword(credentials.password);
      setAsked(true);
      void loadSession().then((session) => {
        session.send({ type: 'SIGN_IN.ASKED', credentials });
        setAsked(false);
      });
    },
    isPending: isAsked || state.isPending,
    problem: state.problem,
  };
}
