import { Link } from '../Link/index.ts';
import type { ForbiddenStateProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: {
    description: 'You may not see the taxes of Taberna del Puerto. Its owner, Ana Ruiz, can grant it.',
  },
  complete: {
    title: 'Taxes are closed to you',
    description: 'You may not see the taxes of Taberna del Puerto. Its owner, Ana Ruiz, can grant it.',
    reference: 'ALLOW_COMPANY_TAX_LIST',
    action: <Link href="#home">Go to the start page</Link>,
  },
} satisfies Record<string, ForbiddenStateProps>;
