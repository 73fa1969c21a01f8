import { Story } from '@storybook/addon-docs/blocks';
import type { WorkbenchGlobals } from '../globals.ts';
import * as css from './docs.css.ts';
import { placeOf, titleOf, type ShownStory } from './stories.ts';
import { storyAddress } from './storyAddress.ts';

export interface StatesSheetProps {
  readonly stories: readonly ShownStory[];
  readonly globals: WorkbenchGlobals;
}

/** All states of a component beside one another, in the look of the toolbar. */
export function StatesSheet({ stories, globals }: StatesSheetProps) {
  return (
    <ul className={css.sheet}>
      {stories.map((story) => (
        <li key={story.id} className={css.state[placeOf(story)]}>
          <a className={css.caption} href={`./?path=/story/${story.id}`} target="_top">
            {titleOf(story)}
          </a>
          <div className={css.stage}>
            <Shown story={story} globals={globals} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ShownProps {
  readonly story: ShownStory;
  readonly globals: WorkbenchGlobals;
}

/** What floats or fills the window has one of its own. */
function Shown({ story, globals }: ShownProps) {
  if (placeOf(story) !== 'window') return <Story of={story.moduleExport} />;
  const address = storyAddress(story.id, { ...globals, ...story.storyGlobals });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of the workbench itself, which has to run
    <iframe key={address} className={css.window} title={titleOf(story)} src={address} loading="lazy" />
  );
}
