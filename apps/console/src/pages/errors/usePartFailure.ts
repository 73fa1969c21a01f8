import { useEffect, useState } from 'react';
import { isChunkFailure, reportPartFailure } from '../../app/newVersion.ts';
import { hasUnsaved } from '../../app/unsaved.ts';

/** Whether a page fell because a part of the app did not come; then that is told in place of every page (docs/product.md §3.5). */
export function usePartFailure(error: unknown): boolean {
  const isPart = isChunkFailure(error);
  // Asked while the form that stood here still does: an effect comes when it has gone.
  const [hadInput] = useState(hasUnsaved);
  useEffect(() => {
    if (isPart) void reportPartFailure(hadInput);
  }, [isPart, hadInput]);
  return isPart;
}
