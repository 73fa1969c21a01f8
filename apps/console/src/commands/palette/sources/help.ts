import { pages } from '@comanda/api/pages';
import { msg } from '@lingui/core/macro';
import { BookOpenText, CircleHelp } from 'lucide-react';
import { guideHref, guideTitles } from '../../guideTitles.ts';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/** The page of the guides, and each guide by its title. */
export function help({ text, go }: World): readonly Entry[] {
  const all = text(msg`Help`);
  return [
    { id: 'help', label: all, icon: CircleHelp, run: () => go(pages.help.path) },
    ...guideTitles.map(({ id, title }) => ({
      id: `help:${id}`,
      label: text(title),
      context: all,
      words: [all],
      icon: BookOpenText,
      run: () => go(guideHref(id)),
    })),
  ];
}
