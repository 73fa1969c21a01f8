import { smallPicture } from '@comanda/api/pictures';
import type { Entry } from '../entry.ts';
import type { World } from '../world.ts';

/** The companies that the person may work in. */
export const companies = ({ companies: all, company, switchTo }: World): readonly Entry[] =>
  all.map(({ id, cName, code, avatar }) => ({
    id: `company:${id}`,
    label: cName,
    words: [code],
    code,
    avatar: { name: cName, src: smallPicture(avatar.url), shape: 'square' },
    isCurrent: id === company?.id,
    run: () => switchTo(id),
  }));
