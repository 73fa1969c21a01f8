import * as css from './docs.css.ts';
import { titleOf, type ShownStory } from './stories.ts';
import { Words } from './Words.tsx';

/** What is proven of a component, each a story that plays. */
export function Behaviour({ stories }: { readonly stories: readonly ShownStory[] }) {
  return (
    <ul className={css.behaviour}>
      {stories.map((story) => (
        <li key={story.id}>
          <a className={css.caption} href={`./?path=/story/${story.id}`} target="_top">
            {titleOf(story)}
          </a>
          <Said story={story} />
        </li>
      ))}
    </ul>
  );
}

function Said({ story }: { readonly story: ShownStory }) {
  const said: unknown = story.parameters['docs']?.description?.story;
  return typeof said === 'string' ? (
    <p className={css.words}>
      <Words>{said}</Words>
    </p>
  ) : null;
}
