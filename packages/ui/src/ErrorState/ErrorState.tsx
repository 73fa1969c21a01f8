import { useLingui } from '@lingui/react/macro';
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Notice } from '../Notice/index.ts';

export interface ErrorStateProps {
  /** What happened; by default that the content could not be loaded. */
  title?: string;
  /** What is safe and what to do. */
  description: ReactNode;
  /** Offers another try. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further buttons or links. */
  action?: ReactNode;
  /** The request's id, for support. */
  reference?: string;
  headingLevel?: 1 | 2 | 3;
}

/** Stands where content failed to come. An error of one field belongs to the field, one of a save to a banner. */
export function ErrorState({ title, onRetry, isRetrying = false, action, ...rest }: ErrorStateProps) {
  const { t } = useLingui();
  const retry = onRetry && (
    <Button isPending={isRetrying} onPress={onRetry}>
      {t`Try again`}
    </Button>
  );
  return (
    <Notice
      {...rest}
      sign={{ icon: CloudAlert }}
      tone="danger"
      role="alert"
      title={title ?? t`This could not be loaded`}
      action={
        retry || action ? (
          <>
            {retry}
            {action}
          </>
        ) : undefined
      }
    />
  );
}
