import { useMedia } from '../days/useMedia.ts';

/** Whether the window is a phone's: lists are cards there, and filters a sheet (docs/product.md §13). */
export const useIsNarrow = (): boolean => useMedia('(max-width: 599.98px)');
