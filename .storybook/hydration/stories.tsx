import { setupI18n } from '@lingui/core';
import { I18nProvider as Catalogue } from '@lingui/react';
import { composeStories, type Decorator, type Meta, type StoryFn } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { I18nProvider as Locale } from 'react-aria-components/I18nProvider';

type Module = { readonly default: Meta } & Readonly<Record<string, StoryFn | Meta>>;

const modules = import.meta.glob<Module>('../../packages/ui/src/**/*.stories.tsx', { eager: true });
const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });

/** As the workbench, without a page to describe. */
const inEnglish: Decorator = (Story) => (
  <Catalogue i18n={i18n}>
    <Locale locale="en-GB">
      <Story />
    </Locale>
  </Catalogue>
);

/** The stories of each file by their names, the same on a server and in a browser. */
export const storiesByFile: ReadonlyMap<string, ReadonlyMap<string, ComponentType>> = new Map(
  Object.entries(modules).map(([path, module]) => [
    path.slice(path.lastIndexOf('/') + 1),
    new Map(Object.entries(composeStories(module, { decorators: [inEnglish] }))),
  ]),
);
