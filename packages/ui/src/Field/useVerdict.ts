import { type ReactNode, useContext } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { hasContent, wrongWhen } from './FieldMessages.tsx';

/**
 * For fields that react-aria also judges by itself, in words of its own and while one types: only their own error counts,
 * or what the form around has against their `name`.
 */
export function useVerdict(error: ReactNode, name: string | undefined): { isInvalid?: boolean } {
  const ofForm = useContext(FormValidationContext);
  const isJudgedByForm = name !== undefined && hasContent(ofForm[name]?.toString());
  return isJudgedByForm ? wrongWhen(error) : { isInvalid: hasContent(error) };
}
