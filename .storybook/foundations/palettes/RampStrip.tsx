import type { Ramp, RampStep } from '@comanda/tokens/catalogue';
import { themes as allThemes } from '@comanda/tokens';
import { Badge } from '@comanda/ui/Badge';
import { useId, useState } from 'react';
import * as page from '../page.css.ts';
import * as css from './palettes.css.ts';
import { StepDetail } from './StepDetail.tsx';
import { wearings } from './uses.ts';

export interface RampStripProps {
  readonly ramp: Ramp;
  /** The theme whose wearing is marked. */
  readonly theme: string;
}

/** A ramp from light to dark. A step opens what is known of it. */
export function RampStrip({ ramp, theme }: RampStripProps) {
  const headingId = useId();
  const detailId = useId();
  const [open, setOpen] = useState<string>();
  const chosen = ramp.steps.find(({ name }) => name === open);
  return (
    <section aria-labelledby={headingId} className={css.ramp}>
      <div className={css.title}>
        <h3 id={headingId} className={css.name}>
          {ramp.name}
        </h3>
        <bdi className={page.muted}>{ramp.description}</bdi>
        {wearings(ramp.name).map(({ name, themes }) => (
          <Badge key={name} tone={themes.includes(theme) ? 'accent' : 'neutral'}>
            {`${name} of ${themes.length === allThemes.length ? 'every theme' : themes.join(' ')}`}
          </Badge>
        ))}
      </div>
      <ul className={css.steps}>
        {ramp.steps.map((step) => (
          <li key={step.name} className={css.step}>
            <button
              type="button"
              className={css.press}
              aria-expanded={step.name === open}
              {...(step.name === open && { 'aria-controls': detailId })}
              onClick={() => setOpen(step.name === open ? undefined : step.name)}
            >
              <span className={css.color} style={{ backgroundColor: step.value }} />
              <strong className={css.label}>{step.name}</strong>
              <span className={`${css.label} ${page.code}`}>{step.value}</span>
              <Ratios step={step} />
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <div id={detailId}>
          <StepDetail ramp={ramp} step={chosen} />
        </div>
      )}
    </section>
  );
}

function Ratios({ step: { contrast, alpha } }: { readonly step: RampStep }) {
  if (!contrast) return <span className={css.ratio}>{Math.round(alpha * 100)} %</span>;
  return (
    <>
      <Ratio on="white" value={contrast.white} />
      <Ratio on="black" value={contrast.black} />
    </>
  );
}

/** What text of a step is good for on a ground: WCAG's levels, from 3 that of large text and of shapes. */
const levels = [
  { from: 7, name: 'AAA' },
  { from: 4.5, name: 'AA' },
  { from: 3, name: '3+' },
] as const;

function Ratio({ on, value }: { readonly on: string; readonly value: number }) {
  // Cut, not rounded: 4.496 does not pass.
  const shown = (Math.floor(value * 10) / 10).toFixed(1);
  const level = levels.find(({ from }) => value >= from);
  return (
    <span className={level ? css.ratio : css.weakRatio}>
      {on} {shown} {level?.name}
    </span>
  );
}
