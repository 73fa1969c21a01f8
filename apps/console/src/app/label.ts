import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

/** Shows a lazy text in the language of the page: `label(errorLabel(code))`. */
export function useLabel(): (descriptor: MessageDescriptor) => string {
  const { _ } = useLingui();
  return useCallback((descriptor) => _(descriptor), [_]);
}
