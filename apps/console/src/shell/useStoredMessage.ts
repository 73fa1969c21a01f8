import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { withTexts } from '../app/language.ts';
import { forget, readStored } from '../app/storage.ts';

/** Shows the message that the last page left, once, and takes its mark out of the address (docs/product.md §5.4). */
export function useStoredMessage(): void {
  const router = useRouter();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    const key = readStored('message');
    if (key !== null) {
      forget('message');
      void withTexts(import('../access/tellStored.ts'), 'access').then(({ tellStored }) =>
        tellStored(key, (href) => router.history.push(href)),
      );
    }
    if (new URLSearchParams(searchStr).has('error')) router.history.replace(pathname);
  }, [router, pathname, searchStr]);
}
