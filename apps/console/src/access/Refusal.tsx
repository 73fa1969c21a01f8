import type { Business } from '@comanda/api/calls';
import type { Failure } from '@comanda/api/client';
import { Optional } from '../app/Optional.tsx';
import { lackedIn } from './lackedIn.ts';
import type { WhyRefusedProps } from './WhyRefused.tsx';
import { lazyPart } from '../lazyPart.ts';

export interface RefusalProps {
  readonly failure: Failure;
  /** Where it was refused; in the selected company where none is named. */
  readonly business?: Business | undefined;
}

const WhyRefused = lazyPart(async () => (await import('./WhyRefused.tsx')).WhyRefused, 'access');

/** What is not shown here for want of an action: which, where, and who can grant it (docs/product.md §5.4.7). */
export function Wanting(lack: WhyRefusedProps) {
  return (
    <Optional>
      <WhyRefused {...lack} />
    </Optional>
  );
}

/** Beside the message of a call that was refused for want of an action; nothing where one failed for another reason. */
export function Refusal({ failure, business }: RefusalProps) {
  const action = lackedIn(failure);
  return action !== undefined && <Wanting action={action} business={business} />;
}
