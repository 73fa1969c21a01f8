import type { Event } from '../../live/emit.ts';

/** One event for each area that was written to, however many of its records were. */
export const trackersChanged = (
  rows: readonly { readonly idCompany: string; readonly id: string; readonly entity: string }[],
): Event[] => [
  ...new Map(
    rows.map(({ idCompany, id, entity }) => [
      `${idCompany} ${entity}`,
      { idCompany, class: 'TRACKER' as const, id, data: { entity } },
    ]),
  ).values(),
];
