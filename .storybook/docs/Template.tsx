import { components } from 'virtual:component-props';
import { useEffect, useState } from 'react';
import type { WorkbenchGlobals } from '../globals.ts';
import { Anatomy } from './Anatomy.tsx';
import { Behaviour } from './Behaviour.tsx';
import * as css from './docs.css.ts';
import { PropsTable } from './PropsTable.tsx';
import { Record } from './Record.tsx';
import { Section } from './Section.tsx';
import { sinceOf } from './since.ts';
import { StatesSheet } from './StatesSheet.tsx';
import { InTheProduct, Tokens } from './Uses.tsx';
import { wordingOf } from './wording.ts';
import { isBehaviour, isNamed, stateNames, type ShownStory } from './stories.ts';

export interface TemplateProps {
  /** Of one component, in the order of its file. */
  readonly stories: readonly ShownStory[];
  readonly globals: WorkbenchGlobals;
}

/** What every component's page has below the words that a person wrote: all of it read or measured. */
export function Template({ stories, globals }: TemplateProps) {
  const [first] = stories;
  const named = useStateNames(first ? folderOf(first) : '');
  if (!first) return null;
  const states = stories.filter((story) => !isBehaviour(story) || isNamed(story, named));
  const behaviour = stories.filter(isBehaviour);
  const folder = folderOf(first);
  const documented = components[folder] ?? [];
  const since = sinceOf(folder);
  const wording = wordingOf(folder);
  return (
    <div className={css.template}>
      {since !== undefined && <p className={css.note}>{`Since version ${since} of @comanda/ui.`}</p>}
      {states.length > 0 && (
        <Section
          id="states"
          title="States"
          note="In the look of the toolbar above. A name opens the state by itself, with its controls."
        >
          <StatesSheet stories={states} globals={globals} />
        </Section>
      )}
      {documented.length > 0 && (
        <Section id="props" title="Props">
          {documented.map((component) => (
            <div key={component.name} className={css.props}>
              {documented.length > 1 && <h3 className={css.subheading}>{component.name}</h3>}
              <PropsTable component={component} />
            </div>
          ))}
        </Section>
      )}
      {behaviour.length > 0 && (
        <Section
          id="behaviour"
          title="Behaviour"
          note="Each is played in a browser before a change is taken."
        >
          <Behaviour stories={behaviour} />
        </Section>
      )}
      {wording.length > 0 && (
        <Section id="wording" title="Its words">
          <ul className={css.behaviour}>
            {wording.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </Section>
      )}
      <Anatomy folder={folder} />
      <Tokens folder={folder} />
      <InTheProduct folder={folder} />
      <Section id="record" title="Accessibility record">
        <Record component={first.id.split('--')[0] ?? ''} folder={folder} />
      </Section>
    </div>
  );
}

const none: ReadonlySet<string> = new Set();

function useStateNames(folder: string): ReadonlySet<string> {
  const [names, setNames] = useState(none);
  useEffect(() => {
    let isWanted = true;
    void stateNames(folder).then((found) => isWanted && setNames(found));
    return () => {
      isWanted = false;
    };
  }, [folder]);
  return names;
}

/** The folder of `packages/ui/src` that a story comes from, or nothing. */
function folderOf({ parameters }: ShownStory): string {
  return /packages\/ui\/src\/([^/]+)\//.exec(String(parameters['fileName']))?.[1] ?? '';
}
