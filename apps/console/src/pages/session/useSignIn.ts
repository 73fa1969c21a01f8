import type { Credentials, SignInProblem } from '@comanda/machines/session';
import { useEffect, useState } from 'react';

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
  const { session, startAtSignIn } = await import('../../app/enter.ts');
  if (session.getSnapshot().matches('restoring')) startAtSignIn();
  return session;
};

/**
 * The fields of the sign-in and what the session machine says to them.
 * @param first what the person has typed elsewhere; with a password it is asked at once
 */
export function useSignIn(first: Partial<Credentials>): SignIn {
  const [carried] = useState(first);
  const [email, setEmail] = useState(carried.email ?? '');
  const [password, setPassword] = useState(carried.password ?? '');
  const [isAsked, setAsked] = useState(false);
  const [state, setState] = useState<Pick<SignIn, 'isPending' | 'problem'>>({
    isPending: false,
    problem: undefined,
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isShown = true;
    void loadSession().then((session) => {
      if (!isShown) return;
      const subscription = session.subscribe((snapshot) =>
        setState({ isPending: snapshot.matches('signingIn'), problem: snapshot.context.problem }),
      );
      stop = () => subscription.unsubscribe();
      // Only what was handed over whole: what is being typed meanwhile waits for its button.
      if (carried.email && carried.password)
        session.send({
          type: 'SIGN_IN.ASKED',
          credentials: { email: carried.email, password: carried.password },
        });
    });
    return () => {
      isShown = false;
      stop?.();
    };
  }, [carried]);
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
