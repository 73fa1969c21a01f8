import { Play } from 'lucide-react';
import { Button } from '@comanda/ui/Button';
import { Switch } from '@comanda/ui/Switch';
import { useState } from 'react';
import { catalogue, measuresOf } from '../catalogue.ts';
import { Page, Section } from '../Page.tsx';
import * as page from '../page.css.ts';
import { Curve } from './Curve.tsx';
import * as css from './motion.css.ts';

const notes: Readonly<Record<string, string>> = {
  quick: 'A control answers: colour under the pointer, a tick, a turned arrow.',
  normal: 'A thing comes, goes or changes its size: dialog, toast, side menu.',
  spring: 'What opens comes out of its place: a list, a dialog, a drawer, a toast.',
  page: 'The next page grows clear.',
  flash: 'A row that somebody else has changed lights up.',
  slow: 'Several times over, for what waits: skeletons, progress, a pending button.',
};
const durations = measuresOf('motion').filter(([, value]) => value.endsWith('ms'));

/** The durations and the one curve, moved when asked for. */
export function Motion() {
  const [isAtEnd, setAtEnd] = useState(false);
  const [isSlowed, setSlowed] = useState(false);
  return (
    <Page
      title="Motion"
      description="Movement explains where a thing went; nothing bounces, nothing that answers a hand takes longer than 220 ms."
    >
      <p className={css.reduced} data-surface="raised">
        Your system asks for less motion. Every duration is 0 ms here, as it is in the product: things are
        where they go at once.
      </p>
      <Section title="Durations">
        <div className={css.tools}>
          <Button tone="accent" iconStart={Play} onPress={() => setAtEnd((was) => !was)}>
            Play
          </Button>
          <Switch label="Ten times slower" isSelected={isSlowed} onChange={setSlowed} />
        </div>
        <ul className={css.tracks}>
          {durations.map(([name, value]) => (
            <li key={name} className={css.entry}>
              <p>
                <span className={page.code}>motion.{name}</span> {value}
                <br />
                <bdi className={page.small}>{notes[name]}</bdi>
              </p>
              <div className={css.track}>
                <span
                  data-testid={name}
                  className={[
                    css.runner,
                    isDuration(name) && css.lasting[name][isSlowed ? 'slowed' : 'asItIs'],
                    isAtEnd && css.atEnd,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Curves"
        note="Leaves at once and arrives softly: what was pressed answers before it has moved far."
      >
        {['ease', 'springEase'].map((name) => (
          <Curve key={name} name={`motion.${name}`} value={catalogue.measures[`motion.${name}`] ?? ''} />
        ))}
      </Section>
    </Page>
  );
}

function isDuration(name: string): name is keyof typeof css.lasting {
  return name in css.lasting;
}
