import { msg } from '@lingui/core/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLabel } from '../app/label.ts';
import { forget, readStored } from '../app/storage.ts';
import { toast } from '../app/toast.ts';

/** Messages that a page leaves for the next one, by their keys (docs/product.md §5.4). */
const stored = {
  not_access_this_page: msg`You may not open that page. The owner of the company can grant it.`,
};
const isKnown = (key: string | null): key is keyof typeof stored => key !== null && key in stored;

/** Shows the message that the last page left, once, and takes its mark out of the address. */
export function useStoredMessage(): void {
  const label = useLabel();
  const router = useRouter();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  useEffect(() => {
    const key = readStored('message');
    if (isKnown(key)) {
      forget('message');
      toast({ tone: 'danger', message: label(stored[key]) });
    }
    if (new URLSearchParams(searchStr).has('error')) router.history.replace(pathname);
  }, [label, router, pathname, searchStr]);
}
