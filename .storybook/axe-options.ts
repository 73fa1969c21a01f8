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

/**
 * What a language or a direction can change: names, which come from another catalogue, and where things lie. Roles,
 * states, headings, landmarks and structure are those of the first pass, colours those of every language.
 */
export const mirroredOptions = {
  runOnly: [
    'target-size',
    'scrollable-region-focusable',
    'label-content-name-mismatch',
    'html-lang-valid',
    'valid-lang',
    'aria-command-name',
    'aria-dialog-name',
    'aria-input-field-name',
    'aria-meter-name',
    'aria-progressbar-name',
    'aria-toggle-field-name',
    'aria-tooltip-name',
    'aria-treeitem-name',
    'button-name',
    'empty-heading',
    'empty-table-header',
    'image-alt',
    'input-button-name',
    'input-image-alt',
    'label',
    'link-name',
    'role-img-alt',
    'select-name',
    'summary-name',
    'svg-img-alt',
  ],
} satisfies RunOptions;
