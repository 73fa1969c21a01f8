import type { Ramp, RampStep } from '@comanda/tokens/catalogue';
import * as page from '../page.css.ts';
import * as css from './palettes.css.ts';
import { usesOf } from './uses.ts';

/** What a step is made of, and what it is in which theme. */
export function StepDetail({ ramp, step }: { readonly ramp: Ramp; readonly step: RampStep }) {
  const uses = usesOf(ramp.name, step.name);
  const [lightness, chroma, hue] = step.oklch;
  return (
    <div className={css.detail} data-surface="raised">
      <p>
        <strong>
          {ramp.name} {step.name}
        </strong>{' '}
        <span className={page.code}>
          oklch({lightness} {chroma} {hue}
          {step.alpha < 1 && ` / ${step.alpha}`})
        </span>
      </p>
      {uses.length === 0 ? (
        <p className={page.muted}>No theme uses it yet.</p>
      ) : (
        <ul className={css.uses}>
          {uses.map(({ path, light, dark }) => (
            <li key={path} className={css.use}>
              <span className={page.code}>{path}</span>
              <span className={page.small}>
                {light.length > 0 && `light: ${light.join(', ')}`}
                {light.length > 0 && dark.length > 0 && ' · '}
                {dark.length > 0 && `dark: ${dark.join(', ')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
