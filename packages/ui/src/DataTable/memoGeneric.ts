import { memo, type ReactNode } from 'react';

/** React's `memo` for a component with a type parameter, which the plain signature would erase. */
export const memoGeneric: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;
