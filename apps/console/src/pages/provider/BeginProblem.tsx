import type { Failure } from '@comanda/api/client';
import { providerProblemIn } from '@comanda/api/errors';
import { Banner } from '@comanda/ui/Banner';
import { CallProblem } from '../account/CallProblem.tsx';
import { ProblemText } from './ProblemText.tsx';

export interface BeginProblemProps {
  readonly failure: Failure | undefined;
  readonly label: string;
}

/** Why nobody was brought to the provider. */
export function BeginProblem({ failure, label }: BeginProblemProps) {
  const problem = failure?.kind === 'refused' ? providerProblemIn(failure.error) : undefined;
  if (!problem) return <CallProblem failure={failure} />;
  return (
    <Banner tone="warning">
      <ProblemText problem={problem} label={label} />
    </Banner>
  );
}
