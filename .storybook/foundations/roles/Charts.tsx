import { modes, themes, type Mode } from '@comanda/tokens';
import { contrastBetween, originOf, variantOf } from '../catalogue.ts';
import { Page, Section } from '../Page.tsx';
import * as page from '../page.css.ts';
import { Series } from './Series.tsx';
import * as css from './charts.css.ts';
import { chartRoles } from './groups.ts';

const told = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, roundingMode: 'floor' });

/** The colours of series: of the worn theme in full, of every other one in a strip. */
export function Charts({ theme }: { readonly theme: string }) {
  return (
    <Page
      title="Charts"
      description="Six colours in a fixed order. Neighbours differ by 3 to 1 in luminance, the last and the first too, so that areas that touch are told apart without their hue."
    >
      <Section title={`Theme ${theme}`}>
        <div className={page.columns}>
          {modes.map((mode) => (
            <Worn key={mode} theme={theme} mode={mode} />
          ))}
        </div>
      </Section>
      <Section title="Every theme" note="First in light mode, then in dark.">
        <ul className={css.themes}>
          {themes.map(({ code }) => (
            <li key={code} className={css.theme}>
              <strong>{code}</strong>
              {modes.map((mode) => (
                <Series key={mode} theme={code} mode={mode} size="strip" />
              ))}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

function Worn({ theme, mode }: { readonly theme: string; readonly mode: Mode }) {
  const origins = chartRoles.map(({ path }) => originOf(variantOf(theme, mode), path));
  const [first] = origins;
  return (
    <div className={css.worn} data-theme={theme} data-mode={mode} data-surface="raised">
      <h3>{mode}</h3>
      <Series theme={theme} mode={mode} size="bars" />
      <dl className={css.legend}>
        {origins.map(({ ramp, step }, index) => {
          const next = origins[index + 1] ?? first;
          return (
            <div key={chartRoles[index]?.name} className={css.entry}>
              <dt className={page.code}>{chartRoles[index]?.name}</dt>
              <dd className={page.small}>
                {ramp.name} {step.name}, {next && told.format(contrastBetween(step, next.step))} to the next
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
