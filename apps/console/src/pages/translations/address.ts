import { areas } from '@comanda/api/areas';

/** What the address says of the texts that are shown. */
export interface Asked {
  readonly entity: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly isAll: boolean;
  readonly page: number;
}
type Search = Readonly<Record<string, unknown>>;

const among = (value: unknown, known: readonly string[]): string | undefined =>
  known.find((one) => one === value);

/** @param languages of the company, its default first */
export const readAddress = (search: Search, languages: readonly string[]): Asked => {
  const [main = ''] = languages;
  const from = among(search['from'], languages) ?? main;
  const others = languages.filter((language) => language !== from);
  const page = Number(search['page']);
  return {
    entity: areas.find(({ code, scope }) => code === search['area'] && scope !== 'system')?.code,
    from,
    to: among(search['to'], others) ?? others[0] ?? '',
    isAll: search['show'] === 'all',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};
export const writeAddress = ({ entity, from, to, isAll, page }: Asked): Record<string, string | number> => ({
  ...(entity !== undefined && { area: entity }),
  from,
  to,
  ...(isAll && { show: 'all' }),
  ...(page > 1 && { page }),
});
