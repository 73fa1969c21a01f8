import type { CatalogueRole } from '@comanda/tokens/catalogue';
import { SearchField } from '@comanda/ui/SearchField';
import { useState } from 'react';
import { originOf, variantOf } from '../catalogue.ts';
import { Page, Section } from '../Page.tsx';
import * as page from '../page.css.ts';
import { groups } from './groups.ts';
import { RoleRow } from './RoleRow.tsx';
import * as css from './roles.css.ts';

/** Every colour role of a theme, in both modes, with the way on which it gets its colour. */
export function Roles({ theme }: { readonly theme: string }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = groups
    .map((group) => ({ ...group, roles: group.roles.filter((role) => textOf(role, theme).includes(wanted)) }))
    .filter(({ roles }) => roles.length > 0);
  const count = found.reduce((sum, { roles }) => sum + roles.length, 0);
  return (
    <Page
      title={`Roles of theme ${theme}`}
      description="A component says what a colour is for; the theme says which it is. Each role with the ramp and step that it is in light and in dark mode."
    >
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            label="Search roles"
            placeholder="Name, purpose, step or value"
            value={words}
            onChange={setWords}
          />
        </div>
        <output className={page.muted}>
          <bdi>{count === 1 ? '1 role' : `${count} roles`}</bdi>
        </output>
      </div>
      {found.map(({ title, note, roles }) => (
        <Section key={title} title={title} note={note}>
          <ul className={css.rows}>
            {roles.map((role) => (
              <RoleRow key={role.name} role={role} theme={theme} />
            ))}
          </ul>
        </Section>
      ))}
      {count === 0 && <p>No role of that name, purpose, step or value. Search for a part of it.</p>}
    </Page>
  );
}

/** What a role is found by. */
function textOf(role: CatalogueRole, theme: string): string {
  const origins = (['light', 'dark'] as const).map((mode) => originOf(variantOf(theme, mode), role.path));
  const steps = origins.map(
    ({ name, ramp, step }) => `${name}.${step.name} ${ramp.name} ${step.name} ${step.value}`,
  );
  return [role.name, role.description, ...steps].join(' ').toLowerCase();
}
