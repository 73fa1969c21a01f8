import { Check, CircleX } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './StatusShape.css.ts';
import type { KitchenStatus } from './types.ts';

/**
 * Empty, half, ticked, crossed out: told apart without colour. A board has hundreds of the first two: as pictures they
 * were most of what its pages took to be put together.
 */
export function StatusShape({
  status,
  UNSAFE_className,
}: {
  status: KitchenStatus;
  UNSAFE_className: string;
}) {
  switch (status) {
    case 'awaited':
      return <span className={classNames(css.circle, css.dashed, UNSAFE_className)} />;
    case 'pending':
      return <span className={classNames(css.circle, UNSAFE_className)} />;
    case 'started':
      return <span className={classNames(css.circle, css.half, UNSAFE_className)} />;
    case 'finished':
      return <Icon icon={Check} UNSAFE_className={UNSAFE_className} />;
    case 'givenUp':
      return <Icon icon={CircleX} UNSAFE_className={UNSAFE_className} />;
  }
}
