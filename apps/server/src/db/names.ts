import { resources } from '@comanda/api/areas/all';
import { fieldsOf } from '@comanda/api/kernel';
import { languageCodes } from '@comanda/machines/language';
import { textIn } from './collation.ts';
import { columnOf, isLarge, mainLanguageColumn, recordTable } from './naming.ts';

const large = resources.filter(isLarge);

/** The language that a company's lists fall back to (`resource/languages.ts`). */
const mainLanguageOf = (company: string): string =>
  `coalesce((select iso from company_language spoken where spoken.id_company = ${company}
    order by is_default desc, position limit 1), '')`;

const indexName = (table: string, column: string, language: string): string =>
  `${table}_${column}_${language.toLowerCase().replace('-', '_')}_sort`;

/**
 * Indexes of large areas by name (docs/product.md §6.3), as statements that may run again, so that a new language takes no
 * migration. Each record stands in one of them, that of its company's main language, which a trigger writes beside it:
 * a company that speaks three languages, on a platform that speaks twenty, pays for one. Row-level security stands
 * aside meanwhile; whoever runs them puts it back with `accessStatements` in the same transaction.
 */
export const nameStatements = (): string[] => [
  `create or replace function comanda_main_language() returns trigger language plpgsql as $$
begin
  new.${mainLanguageColumn} := ${mainLanguageOf('new.id_company')};
  return new;
end $$`,
  `create or replace function comanda_languages_changed() returns trigger language plpgsql as $$
declare
  company uuid := coalesce(new.id_company, old.id_company);
  main text := ${mainLanguageOf('company')};
begin
${large
  .map(
    (area) => `  update "${recordTable(area)}" set ${mainLanguageColumn} = main
    where id_company = company and ${mainLanguageColumn} <> main;`,
  )
  .join('\n')}
  return null;
end $$`,
  'drop trigger if exists language_main on language',
  `create trigger language_main after insert or update or delete on language
  for each row execute function comanda_languages_changed()`,
  ...large.flatMap((area) => {
    const table = recordTable(area);
    return [
      `drop trigger if exists ${table}_main_language on "${table}"`,
      `create trigger ${table}_main_language before insert on "${table}"
  for each row execute function comanda_main_language()`,
      `alter table "${table}" no force row level security`,
      'alter table language no force row level security',
      `update "${table}" record set ${mainLanguageColumn} = ${mainLanguageOf('record.id_company')}
  where ${mainLanguageColumn} = ''`,
      ...fieldsOf(area)
        .filter(([name, { kind }]) => kind === 'names' && area.list.columns.includes(name))
        .flatMap(([name]) =>
          languageCodes.map(
            (
              language,
            ) => `create index if not exists ${indexName(table, columnOf(name), language)} on "${table}"
  (id_company, (${textIn(`"${columnOf(name)}"`, language)}), id)
  where status <> 'D' and ${mainLanguageColumn} = '${language}'`,
          ),
        ),
    ];
  }),
];
