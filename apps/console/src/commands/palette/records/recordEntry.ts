import { pluralOf } from '@comanda/api/labels';
import { actionOf } from '@comanda/api/permissions';
import { recordHref } from '../../../resource/addresses.ts';
import { areaOf } from '@comanda/api/areas';
import { menuIcon } from '../../../shell/menuIcon.tsx';
import type { Entry } from '../entry.ts';
import type { KeptRecord } from '../recent.ts';
import type { World } from '../world.ts';
import type { Hit } from './plan.ts';

export const recordEntryId = ({ area, id }: Pick<KeptRecord, 'area' | 'id'>): string =>
  `record:${area}:${id}`;

export const keptHit = ({ area, ...record }: Hit): KeptRecord => ({ ...record, area: area.code });

/** A record with its area and the way to its page; nothing in another company, or where the person may not see it. */
export function recordEntry(record: KeptRecord, { idTenant, actions, text, go }: World): Entry | undefined {
  const { idCompany, area: code, id, label } = record;
  const area = areaOf(code);
  if (!area || idCompany !== idTenant || !actions.has(actionOf(area, 'ACCESS'))) return undefined;
  return {
    id: recordEntryId(record),
    label,
    context: text(pluralOf(code)),
    icon: menuIcon(area.icon),
    ...(record.code !== label && { code: record.code }),
    run: () => go(recordHref(area, id, 'show')),
  };
}
