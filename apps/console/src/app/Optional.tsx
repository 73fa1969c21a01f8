import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

const nothing = () => null;

/**
 * What a page can do without. Where it fails, nothing stands there and no more is said: a person can do all that they came
 * for, and a sign-in that gave way to the news of a missing ornament would keep them out.
 */
export function Optional({ children }: { readonly children: ReactNode }) {
  return <Boundary instead={nothing}>{children}</Boundary>;
}
