import { nameOf, pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { msg } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { newHref } from '../../../resource/addresses.ts';
import { resourceAreas } from '../../../routes/resources.ts';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/** A new record of each area that the person may add to. */
export const create = ({ company, actions, text, locale, go }: World): readonly Entry[] =>
  resourceAreas
    .filter((area) => company !== undefined && actions.has(actionOf(area, 'CREATE')))
    .map((area) => {
      const kind = text(nameOf(area.code)).toLocaleLowerCase(locale);
      return {
        id: `new:${area.code}`,
        label: text(msg`New ${kind}`),
        words: [text(pluralOf(area.code)), text({ id: 'verb.CREATE' }), text(msg`New`)],
        icon: Plus,
        run: () => go(newHref({ route: area.path })),
      };
    });
