import { pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { recordHref } from '../../../resource/addresses.ts';
import { areaOf } from '../../../routes/resources.ts';
import { flatMenu } from '../../../shell/flatMenu.ts';
import { menuIcons } from '../../../shell/menuIcons.ts';
import type { Entry } from '../entry.ts';
import type { KeptRecord } from '../recent.ts';
import type { World } from '../world.ts';
import type { Hit } from './plan.ts';

export const recordEntryId = ({ area, id }: Pick<KeptRecord, 'area' | 'id'>): string =>
  `record:${area}:${id}`;

export const keptHit = ({ area, ...record }: Hit): KeptRecord => ({ ...record, area: area.code });

/** A record with its area and the way to its page; nothing in another company, or where the person may not see it. */
export function recordEntry(
  record: KeptRecord,
  { company, actions, menu, text, go }: World,
): Entry | undefined {
  const { idCompany, area: code, id, label } = record;
  const area = areaOf(code);
  if (!area || idCompany !== company?.id || !actions.has(actionOf(area, 'ACCESS'))) return undefined;
  const icon = menuIcons[flatMenu(menu).find(({ path }) => path === area.path)?.icon ?? ''];
  return {
    id: recordEntryId(record),
    label,
    context: text(pluralOf(code)),
    ...(icon && { icon }),
    ...(record.code !== label && { code: record.code }),
    run: () => go(recordHref({ route: area.path }, id, 'show')),
  };
}
