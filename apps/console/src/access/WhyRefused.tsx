import type { Business } from '@comanda/api/calls';
import { userActions } from '@comanda/api/permissions';
import { Text } from '@comanda/ui/Text';
import { useActionName } from './useActionName.ts';
import { useWhom } from './useWhom.ts';

export interface WhyRefusedProps {
  readonly action: string;
  readonly business?: Business | undefined;
  /** A paragraph of its own, or part of another. */
  readonly as?: 'p' | 'span';
}

/** The action in words, and whom to ask for it. */
export function WhyRefused({ action, business, as = 'p' }: WhyRefusedProps) {
  const nameOf = useActionName();
  const whom = useWhom(userActions.some((own) => own === action) ? 'user' : 'company', business);
  return (
    <Text as={as}>
      {nameOf(action)}. {whom}
    </Text>
  );
}
