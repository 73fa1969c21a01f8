import { setupI18n } from '@lingui/core';
import { I18nProvider as Catalogue } from '@lingui/react';
import { composeStories, type Decorator, type Meta, type StoryFn } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { I18nProvider as Locale } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

type Module = { readonly default: Meta } & Readonly<Record<string, StoryFn | Meta>>;

const modules = import.meta.glob<Module>('../packages/ui/src/**/*.stories.tsx', { eager: true });
const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** As the workbench, without a page to describe. */
const inEnglish: Decorator = (Story) => (
  <Catalogue i18n={i18n}>
    <Locale locale="en-GB">
      <Story />
    </Locale>
  </Catalogue>
);

/** Every story's component comes up on a server: nothing asks for a page while it renders. */
describe.each(Object.entries(modules))('%s', (_, module) => {
  const stories = Object.entries(composeStories(module, { decorators: [inEnglish] }));
  it.each(stories)('%s renders on a server', (_name, Story) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      renderToString(<Story />);
      expect(complaints.mock.calls).toEqual([]);
    } finally {
      complaints.mockRestore();
    }
  });
});
