import { modes, surfaces, type Mode, type Surface } from '@comanda/tokens';
import { Button } from '@comanda/ui/Button';
import { Link } from '@comanda/ui/Link';
import { catalogue } from '../catalogue.ts';
import { Page, Section } from '../Page.tsx';
import * as page from '../page.css.ts';
import * as css from './surfaces.css.ts';

const notes: Readonly<Record<Surface, string>> = {
  page: 'Ground of a page; what every theme begins with.',
  raised: 'Cards, tables, dialogs.',
  sunken: 'Wells, table heads, code.',
  overlay: 'Menus, popovers and tooltips that float.',
  inverse: 'What must stand out from the page in either mode: an allergy on a ticket.',
  brand: 'In the colour of the brand.',
  danger: 'A fault that stops work.',
  warning: 'What is late, or will go wrong.',
  nav: 'The side menu.',
  topbar: 'The line over the page.',
};

/** Each surface with what lies on it, in both modes, and the roles that it re-assigns. */
export function Surfaces({ theme }: { readonly theme: string }) {
  return (
    <Page
      title={`Surfaces of theme ${theme}`}
      description="A surface is an attribute. What lies in it keeps its names (fg, link, border, accent, focus) and takes the colours that fit the ground; no component asks where it is."
    >
      {surfaces.map((surface) => (
        <Section key={surface} title={surface} note={notes[surface]}>
          <div className={page.columns}>
            {modes.map((mode) => (
              <Sample key={mode} theme={theme} mode={mode} surface={surface} />
            ))}
            <Assigned surface={surface} />
          </div>
        </Section>
      ))}
    </Page>
  );
}

interface SampleProps {
  readonly theme: string;
  readonly mode: Mode;
  readonly surface: Surface;
}

function Sample({ theme, mode, surface }: SampleProps) {
  return (
    <div data-theme={theme} data-mode={mode} className={css.mode}>
      <div className={css.sample} data-surface={surface}>
        <p className={css.fg}>Grilled sea bass, {mode}</p>
        <p className={css.fgMuted}>With lemon and new potatoes</p>
        <p className={css.fgSubtle}>Sold 214 times this week</p>
        <p>
          <Link href="#surfaces">Where it is sold</Link>
        </p>
        <div className={css.actions}>
          <Button tone="accent">Save</Button>
          <Button variant="ghost">Cancel</Button>
        </div>
      </div>
    </div>
  );
}

/** What it takes for a role that the page takes something else for. */
function Assigned({ surface }: { readonly surface: Surface }) {
  const onPage = catalogue.surfaces['page'];
  const assigned = Object.entries(catalogue.surfaces[surface] ?? {}).filter(
    ([role, path]) => surface === 'page' || onPage?.[role] !== path,
  );
  return (
    <dl className={css.assigned}>
      {assigned.map(([role, path]) => (
        <div key={role} className={css.pair}>
          <dt className={page.code}>{role}</dt>
          <dd className={page.code}>{path}</dd>
        </div>
      ))}
    </dl>
  );
}
