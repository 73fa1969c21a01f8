import type { Ramp } from '@comanda/tokens/catalogue';
import { catalogue } from '../catalogue.ts';
import { Page, Section } from '../Page.tsx';
import { RampStrip } from './RampStrip.tsx';
import { wearings } from './uses.ts';

interface Group {
  readonly title: string;
  readonly note: string;
  readonly holds: (ramp: Ramp) => boolean;
}
const isProbe = (ramp: Ramp) => wearings(ramp.name).every(({ themes }) => themes[0] === 'probe');
const isVeil = (ramp: Ramp) => ramp.steps.some(({ alpha }) => alpha < 1);
const isGrey = (ramp: Ramp) => ramp.steps.some(({ name }) => name === '0');

/** The first group that holds a ramp shows it. */
const groups: readonly Group[] = [
  {
    title: 'Probe',
    note: 'Garish on purpose. Tests wear them to find a colour that no token gave; nobody is offered them.',
    holds: isProbe,
  },
  {
    title: 'Veils',
    note: 'Translucent, over whatever lies below: hover, pressed, scrims and shadows.',
    holds: isVeil,
  },
  {
    title: 'Greys',
    note: 'Nineteen steps, because surfaces, borders and text differ finely. Each has a breath of the colour it stands beside.',
    holds: isGrey,
  },
  {
    title: 'Colours',
    note: 'Twelve steps. What acts is 600, its text on a tint 700, the tint itself 100.',
    holds: () => true,
  },
];
const rampsOf = (group: Group) =>
  catalogue.ramps.filter((ramp) => groups.find(({ holds }) => holds(ramp)) === group);

/** Every ramp with its steps. Ramps that `theme` wears say so. */
export function Palettes({ theme }: { readonly theme: string }) {
  return (
    <Page
      title="Palettes"
      description="A step has the same luminance in every ramp, so a role keeps its contrast whichever ramp a theme wears. Components never name a step: they name roles. Press a step to see which."
    >
      {groups.toReversed().map((group) => (
        <Section key={group.title} title={group.title} note={group.note}>
          {rampsOf(group).map((ramp) => (
            <RampStrip key={ramp.name} ramp={ramp} theme={theme} />
          ))}
        </Section>
      ))}
    </Page>
  );
}
