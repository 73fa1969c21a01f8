import { modes, vars } from '@comanda/tokens';
import { measuresOf } from '../catalogue.ts';
import { DensityTable } from '../DensityTable.tsx';
import { Page, Section } from '../Page.tsx';
import * as page from '../page.css.ts';
import { Densities } from './Densities.tsx';
import * as css from './space.css.ts';

/** Steps of space, corners, lines, what floats, and the sizes of controls. */
export function Space({ theme }: { readonly theme: string }) {
  return (
    <Page
      title="Space"
      description="Steps of a grid of 4 px. Space and lines are in pixels, so that enlarged text keeps its room; controls are in rem and grow with it."
    >
      <Section title="Steps">
        <dl className={css.steps}>
          {measuresOf('space').map(([name, value]) => (
            <div key={name} className={css.step}>
              <dt className={page.code}>space.{name}</dt>
              <dd className={page.figure}>{value}</dd>
              <dd className={`${css.bar} ${isIn(vars.space, name) ? css.length[name] : ''}`} />
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Corners and lines"
        note="6 px for what is pressed, 10 px for what holds. Borders before shadows."
      >
        <ul className={page.columns}>
          {measuresOf('radius').map(([name, value]) => (
            <li key={name} className={css.shape}>
              <span className={`${css.box} ${isIn(vars.radius, name) ? css.corner[name] : ''}`} />
              <Token path={`radius.${name}`} value={value} />
            </li>
          ))}
          {measuresOf('border').map(([name, value]) => (
            <li key={name} className={css.shape}>
              <span className={`${css.box} ${isIn(vars.border, name) ? css.stroke[name] : ''}`} />
              <Token path={`border.${name}`} value={value} />
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Shadows"
        note="Only what floats has one. Its colour is a role, so it holds in dark mode too."
      >
        <div className={page.columns}>
          {modes.map((mode) => (
            <ul key={mode} className={css.ground} data-theme={theme} data-mode={mode} data-surface="page">
              {measuresOf('shadow').map(([name, value]) => (
                <li
                  key={name}
                  className={`${css.floating} ${isIn(vars.shadow, name) ? css.shadow[name] : ''}`}
                  data-surface="overlay"
                >
                  <strong>
                    {name}, {mode}
                  </strong>
                  <span className={page.code}>{value}</span>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </Section>
      <Section title="Layers" note="The order of what lies over what, highest first.">
        <dl className={css.steps}>
          {measuresOf('layer')
            .toReversed()
            .map(([name, value]) => (
              <div key={name} className={css.layer}>
                <dt className={page.code}>layer.{name}</dt>
                <dd className={page.figure}>{value}</dd>
              </div>
            ))}
        </dl>
      </Section>
      <Section
        title="Densities"
        note="An attribute on any element. Comfortable is where everybody begins, compact is for long lists, kitchen is read from two metres and hit with a wet finger."
      >
        <Densities />
        <DensityTable group="size" label="Sizes by density" />
      </Section>
    </Page>
  );
}

function Token({ path, value }: { readonly path: string; readonly value: string }) {
  return (
    <span>
      <span className={page.code}>{path}</span>
      <br />
      <span className={page.small}>{value}</span>
    </span>
  );
}

function isIn<Table extends object>(table: Table, name: PropertyKey): name is keyof Table {
  return name in table;
}
