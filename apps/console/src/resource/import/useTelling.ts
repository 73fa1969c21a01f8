import type { Resource } from '@comanda/api/kernel';
import type { Telling } from '@comanda/api/transfer';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { withLanguageName } from '../../app/languageName.ts';
import { useLanguagesOf } from '../values/useLanguagesOf.ts';

/** What the import needs to speak of an area in the language of the page. */
export function useTelling(resource: Resource): Telling {
  const { i18n } = useLingui();
  const languages = useLanguagesOf(resource);
  return useMemo(
    () => ({
      resource,
      languages,
      // A page that changes its language makes another `i18n`.
      say: ({ id }, values) => i18n._(id, withLanguageName(values, i18n.locale)),
    }),
    [resource, languages, i18n],
  );
}
