import type { ErrorStateProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { description: 'The server did not answer. Nothing was changed.' },
  titled: {
    title: 'The report could not be made',
    description: 'The figures are safe. Choose a shorter period.',
    reference: 'req_01JD4X7Q2M',
  },
} satisfies Record<string, ErrorStateProps>;
