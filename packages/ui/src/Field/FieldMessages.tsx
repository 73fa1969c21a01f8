import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/index.ts';
import * as css from './Field.css.ts';

export interface FieldMessagesProps {
  description?: ReactNode;
  error?: ReactNode;
}

/** Description and error below a react-aria field, each wired to its input by id. */
export function FieldMessages({ description, error }: FieldMessagesProps) {
  return (
    <>
      {hasContent(description) && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError className={css.error}>
        {({ validationErrors }) => (
          <ErrorText>{hasContent(error) ? error : validationErrors.join(' ')}</ErrorText>
        )}
      </FieldError>
    </>
  );
}

/** An error's mark and words, for what stands outside a react-aria field. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon icon={CircleAlert} size="sm" UNSAFE_className={css.errorIcon} />
      <span>{children}</span>
    </>
  );
}

/** True for what React would show. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}

/** Makes a field invalid by its own error, and leaves it to the form around otherwise: saying "valid" would outdo that. */
export function wrongWhen(error: ReactNode): { isInvalid?: true } {
  return hasContent(error) ? { isInvalid: true } : {};
}
