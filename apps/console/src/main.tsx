import './app/hideLink.ts';
import '@comanda/tokens/base.css';
import '@comanda/tokens/fonts.css';
import { tokenStore } from '@comanda/api/browser-session';
import { wearBrand } from './app/brand.ts';
import { doorOf } from './app/doorPaths.ts';
import { firstLanguage, speak } from './app/language.ts';
import { loadConsole, setConsole } from './app/loadConsole.ts';
import { isChunkFailure, reportPartFailure } from './app/newVersion.ts';
import { signInHref } from './app/signInHref.ts';
import { PREFIX } from './app/storage.ts';
import { isStyled } from './app/styled.ts';
import { webTheme } from './app/theme.ts';
import { hasUnsaved } from './app/unsaved.ts';

/** Pages that open without a session, besides sign-in. */
const open: ReadonlySet<string> = new Set(['/not-authorized']);

addEventListener('unhandledrejection', ({ reason }) => {
  if (isChunkFailure(reason)) void reportPartFailure(hasUnsaved());
});
setConsole(() => import('./console.tsx'));
await webTheme.start();
wearBrand();
const { pathname, search, hash } = location;
const door = doorOf(pathname);
const isSignedIn = tokenStore(PREFIX).read() !== undefined;

/** Brings what opens the page of the address. */
async function bringPage(): Promise<() => unknown> {
  if (door !== undefined && door !== '/login') {
    const { openDoors } = await import('./doors.tsx');
    return () => openDoors(door);
  }
  if (isSignedIn || open.has(pathname)) return (await loadConsole()).openSignedIn;
  if (door === undefined)
    history.replaceState(null, '', signInHref(pathname === '/logout' ? undefined : pathname + search + hash));
  return (await import('./signIn.tsx')).openSignIn;
}

// A page comes beside its texts, and begins with them.
const [openPage] = await Promise.all([bringPage(), speak(firstLanguage())]);
if (!isStyled(document)) {
  await reportPartFailure(false);
  // Without its style no page is legible, the one that says so neither: public/fallback.js hears this and says it plainly.
  throw new Error('The style of the page did not come.');
}
await openPage();
