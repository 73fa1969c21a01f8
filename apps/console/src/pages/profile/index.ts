import { profileAliases } from '@comanda/api/pages';
import { withTexts } from '../../app/language.ts';
import { type ProfilePage, profilePages } from './pages.ts';

export { ProfileFrame } from './ProfileFrame.tsx';

/** The page at `/profile/{path}` with its code and its texts; nothing where there is none. */
export async function loadProfilePage(path: string | undefined): Promise<ProfilePage | undefined> {
  const page = profilePages.find((one) => one.path === path);
  await withTexts(Promise.resolve(page?.Page.preload()), 'pages/profile');
  return page;
}

/** The first page below an address that is none itself; nothing where there is none. */
export const firstBelow = (at: string): string | undefined =>
  profileAliases[at] ?? profilePages.find(({ path }) => at === '' || path.startsWith(`${at}/`))?.path;
