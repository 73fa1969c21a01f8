import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, areas } from '@comanda/api/areas';
import { resources } from '@comanda/api/areas/all';
import { areasOf, companyMenu } from '@comanda/api/areas/menu';
import { type Field, fieldsOf, isPublished, type ItemField, type Resource } from '@comanda/api/kernel';
import { actionOf, verbsOf } from '@comanda/api/permissions';
import { root } from './root.mjs';

const textsOf = (file: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...readFileSync(join(root, file), 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  );
const byCode = new Map(resources.map((resource) => [resource.code, resource]));

const fieldIn = ([name, field]: readonly [string, Field | ItemField]): string => {
  const mark = field.optional ? '?' : '';
  if (field.kind === 'ref') return `${name}${mark} → ${field.to}`;
  if (field.kind === 'list') return `${name} [${Object.entries(field.item).map(fieldIn).join(', ')}]`;
  if (field.kind === 'choice' || field.kind === 'choices')
    return `${name}${mark} {${Object.keys(field.options).join(' ')}}`;
  return `${name}${mark}`;
};
/** What every area has is not repeated. */
const usual: ReadonlySet<string> = new Set(['code', 'names', 'order', 'status']);
const fieldsIn = (resource: Resource): string =>
  fieldsOf(resource)
    .filter(([name]) => !usual.has(name))
    .map(fieldIn)
    .join(', ');

const whose: Readonly<Record<Resource['owner'], string>> = {
  company: 'company',
  store: 'one store',
  system: 'platform',
};
const rowOf = (texts: Readonly<Record<string, string>>, area: Area): string => {
  const resource = byCode.get(area.code);
  if (!resource) throw new Error(`The area ${area.code} has no definition.`);
  const stem = actionOf(area, 'ACCESS').replace(/ACCESS$/, '');
  return [
    texts[`${area.code}.many`] ?? area.code,
    `\`${area.route}\``,
    area.code,
    `${whose[area.owner]}${area.shared ? ', seen by everybody' : ''}`,
    area.page,
    isPublished(resource) ? 'yes' : 'no',
    `\`${stem}…\` ${verbsOf(area).join(', ')}`,
    fieldsIn(resource),
  ].join(' | ');
};

/** The whole of docs/areas.md. */
export const areasPage = (): string => {
  const menu = textsOf('packages/api/src/locales/en-GB.po');
  const parts = companyMenu.flatMap((part) => {
    const held = 'branch' in part ? areasOf(part.branch) : [];
    if (!('branch' in part) || held.length === 0) return [];
    const texts = Object.assign(
      {},
      ...[...new Set(held.map(({ group }) => group))].map((group) =>
        textsOf(`packages/api/src/areas/${group}/locales/en-GB.po`),
      ),
    );
    return [
      `## ${menu[`menu.${part.branch}`] ?? part.branch}`,
      [
        '| Area | Address | Entity | Whose | Page | Goes to tills | Actions | Fields |',
        '| --- | --- | --- | --- | --- | --- | --- | --- |',
        ...held.map((area) => `| ${rowOf(texts, area)} |`),
      ].join('\n'),
    ];
  });
  return `${[
    '# Maintenance areas',
    `Written by \`npm run permissions\` from the ${areas.length} definitions of \`packages/api/src/areas\`, by the branches of the menu.
Every record has \`code\`, \`names\`, \`order\` and \`status\` besides the fields listed. \`?\` may be empty, \`→\` names a record of
an entity, \`{}\` holds the values of a choice, \`[]\` a list of details. A page of kind list has list, new, show, edit,
duplicate and import; of kind one it is the one record of the company; of kind read nobody writes it.`,
    ...parts,
  ].join('\n\n')}\n`;
};
