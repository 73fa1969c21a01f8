import { Check, Circle, CircleX, Contrast } from 'lucide-react';
import { Icon, type IconSource } from '../Icon/index.ts';
import type { KitchenStatus } from './types.ts';

/** Empty, half, ticked, crossed out: told apart without colour. */
const shapes: Readonly<Record<KitchenStatus, IconSource>> = {
  pending: Circle,
  started: Contrast,
  finished: Check,
  givenUp: CircleX,
};

export function StatusShape({
  status,
  UNSAFE_className,
}: {
  status: KitchenStatus;
  UNSAFE_className: string;
}) {
  return <Icon icon={shapes[status]} UNSAFE_className={UNSAFE_className} />;
}
