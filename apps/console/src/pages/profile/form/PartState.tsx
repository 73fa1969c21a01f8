import type { Failure } from '@comanda/api/client';
import { ErrorState } from '@comanda/ui/ErrorState';
import { Loading, Skeleton } from '@comanda/ui/Skeleton';
import { failureMessage, referenceOf, useLabel } from '../../../app/index.ts';

export interface PartStateProps {
  /** None: it is still on its way. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** In place of what has not come. */
export function PartState({ failure, onRetry }: PartStateProps) {
  const label = useLabel();
  if (!failure)
    return (
      <Loading>
        <Skeleton shape="control" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" width="half" />
      </Loading>
    );
  const reference = referenceOf(failure);
  return (
    <ErrorState
      description={label(failureMessage(failure))}
      onRetry={onRetry}
      {...(reference !== undefined && { reference })}
    />
  );
}
