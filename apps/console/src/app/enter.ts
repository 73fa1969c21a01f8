import { safeReturnPath } from '@comanda/machines/session';
import { keepWanted } from './keepWanted.ts';
import { loadConsole } from './loadConsole.ts';
import { onReset, session, setNavigation, startSession } from './session.ts';
import { wantedBy } from './signInHref.ts';
import { isSeeing } from './storage.ts';

export { session };

// While the person types, beside the session; a failure shows when it is needed.
loadConsole().catch(() => undefined);

let isAnotherPerson = false;

const wantedIn = ({ navigation }: Awaited<ReturnType<typeof loadConsole>>): string => {
  const wanted = wantedBy(location.search);
  const path = isAnotherPerson ? undefined : safeReturnPath(wanted, location.origin, navigation.isKnown);
  return path ?? '/';
};

/** Loads the console and opens the remembered page, or home; another person finds nothing of the last (docs/product.md §2.3). */
async function enter(): Promise<void> {
  if (isSeeing && isAnotherPerson) return location.replace('/');
  keepWanted(undefined);
  const console = await loadConsole();
  console.router.history.replace(wantedIn(console));
  console.openConsole();
}

/** Starts the session on the sign-in page, where there is no router yet. */
export function startAtSignIn(): void {
  onReset(() => {
    isAnotherPerson = true;
  });
  setNavigation({ isKnown: () => false, enter: () => void enter(), goToSignIn: () => undefined });
  startSession();
  loadConsole().then(
    (console) => console.bringCode(new URL(wantedIn(console), location.origin).pathname),
    () => undefined,
  );
}
