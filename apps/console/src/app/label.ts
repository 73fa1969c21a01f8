import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { withLanguageName } from './languageName.ts';

/** Shows a lazy text in the language of the page: `label(errorLabel(code))`. A language in it is told by its name. */
export function useLabel(): (descriptor: MessageDescriptor) => string {
  const { _, i18n } = useLingui();
  const { locale } = i18n;
  return useCallback(
    (descriptor) => {
      const values = withLanguageName(descriptor.values, locale);
      return _(values === descriptor.values ? descriptor : { ...descriptor, ...(values && { values }) });
    },
    [_, locale],
  );
}
