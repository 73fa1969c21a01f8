import { type ReactNode, useContext, useState } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { hasContent } from './FieldMessages.tsx';

/**
 * What a field shows as wrong: its own error, or what the form around has against its `name`, until another value is
 * `sent`. For fields that react-aria does not tell of the form, and for those that it judges in words of its own too.
 */
export function useFormError(error: ReactNode, name: string | undefined, sent: string): ReactNode {
  const errors = useContext(FormValidationContext);
  const [judged, setJudged] = useState({ errors, sent });
  if (judged.errors !== errors) setJudged({ errors, sent });
  const isChanged = judged.errors === errors && judged.sent !== sent;
  if (hasContent(error) || name === undefined || isChanged) return error;
  return [errors[name] ?? []].flat().join(' ');
}
