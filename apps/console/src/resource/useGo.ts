import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Goes to an address, as a new entry of the history or in place of the present one. */
export function useGo(): (href: string, options?: { readonly replace?: boolean }) => void {
  const { history } = useRouter();
  return useCallback(
    (href, { replace = false } = {}) => {
      if (replace) history.replace(href);
      else history.push(href);
    },
    [history],
  );
}
