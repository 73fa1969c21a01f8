import { nameOf, pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { msg } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { newHref } from '../../../resource/addresses.ts';
import { areas } from '@comanda/api/areas';
import { flatMenu } from '../../../shell/flatMenu.ts';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/**
 * A new record of each area that the person may add to. What somebody may see and the menu leaves out all the same is
 * not for this company (docs/product.md §3.2).
 */
export const create = ({ company, menu, actions, text, locale, go }: World): readonly Entry[] => {
  const offered = new Set(flatMenu(menu).map(({ path }) => path));
  return areas
    .filter(
      (area) =>
        (company !== undefined || area.scope === 'system') &&
        !area.asked &&
        actions.has(actionOf(area, 'CREATE')),
    )
    .filter((area) => offered.has(area.route) || !actions.has(actionOf(area, 'ACCESS')))
    .map((area) => {
      const kind = text(nameOf(area.code)).toLocaleLowerCase(locale);
      return {
        id: `new:${area.code}`,
        label: text(msg`New ${kind}`),
        words: [text(pluralOf(area.code)), text({ id: 'verb.CREATE' }), text(msg`New`)],
        icon: Plus,
        run: () => go(newHref(area)),
      };
    });
};
