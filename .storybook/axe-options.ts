import type { RunOptions } from 'axe-core';

/**
 * Every rule up to WCAG 2.2 AA and the best practices. Three of these judge a page as a whole (landmarks and
 * its main heading), which a story is not.
 */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
  },
} satisfies RunOptions;

/**
 * What belongs to the story: everything but the workbench's own elements and what react-aria has announced, which
 * refers to elements that may be gone by now.
 */
export const axeContext = {
  include: ['body'],
  exclude: ['[data-live-announcer]', '.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};

/** From right to left everything is judged again but colours, which are those of every language. */
export const mirroredOptions = {
  ...axeOptions,
  rules: { ...axeOptions.rules, 'color-contrast': { enabled: false } },
} satisfies RunOptions;
