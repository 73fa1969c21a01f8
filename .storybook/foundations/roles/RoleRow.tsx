import type { CatalogueRole } from '@comanda/tokens/catalogue';
import { modes, vars, type Mode } from '@comanda/tokens';
import { originOf, variantOf } from '../catalogue.ts';
import { fill, swatch } from '../fills.css.ts';
import * as page from '../page.css.ts';
import * as css from './roles.css.ts';

export interface RoleRowProps {
  readonly role: CatalogueRole;
  readonly theme: string;
}

export function RoleRow({ role, theme }: RoleRowProps) {
  return (
    <li className={css.row}>
      <div className={css.what}>
        <h3 className={css.name}>
          <bdi>{role.name}</bdi>
        </h3>
        <p className={page.small}>
          <bdi>{role.description}</bdi>
        </p>
      </div>
      {modes.map((mode) => (
        <Side key={mode} role={role} theme={theme} mode={mode} />
      ))}
    </li>
  );
}

/** A mode inside whatever mode the page is in. */
function Side({ role, theme, mode }: RoleRowProps & { readonly mode: Mode }) {
  const { name, ramp, step } = originOf(variantOf(theme, mode), role.path);
  return (
    <div className={css.side} data-theme={theme} data-mode={mode} data-surface="page">
      <span className={`${swatch} ${isColorRole(role.name) ? fill[role.name] : ''}`} />
      <div className={css.facts}>
        <p>
          <span className={page.small}>{mode}</span> <span className={page.code}>{step.value}</span>
        </p>
        <p>
          <span className={page.code}>
            {name}.{step.name} → {ramp.name} {step.name}
          </span>
        </p>
      </div>
    </div>
  );
}

function isColorRole(name: string): name is keyof typeof vars.color {
  return name in vars.color;
}
