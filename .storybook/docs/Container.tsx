import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { themes } from 'storybook/theming';
import { initialGlobals, type WorkbenchGlobals } from '../globals.ts';
import { describePage } from '../page.ts';
import * as css from './docs.css.ts';
import { Template } from './Template.tsx';

type Context = DocsContainerProps['context'];

/** Around every page of documentation: what a person wrote, and below it, for a component, what can be read or measured. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useWorkbench(context);
  useLayoutEffect(() => describePage(globals), [globals]);
  const stories = context.componentStories();
  return (
    <div lang="en-GB" dir="ltr" className={css.page}>
      <DocsContainer context={context} theme={globals.mode === 'dark' ? themes.dark : themes.light}>
        {children}
        <Template stories={stories} globals={globals} />
      </DocsContainer>
    </div>
  );
}

function useWorkbench(context: Context): WorkbenchGlobals {
  const [globals, setGlobals] = useState(() => globalsNow(context));
  useEffect(() => {
    const follow = (change: { readonly globals: Partial<WorkbenchGlobals> }) =>
      setGlobals({ ...initialGlobals, ...change.globals });
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  return globals;
}

/** A page of words alone has no story to ask. */
function globalsNow(context: Context): WorkbenchGlobals {
  const [story] = context.componentStories();
  return { ...initialGlobals, ...(story && context.getStoryContext(story).globals) };
}
