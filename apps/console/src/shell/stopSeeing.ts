/** Ends a view as somebody else; nobody loads its code before there is one (docs/product.md §5.7). */
export const stopSeeing = async (): Promise<void> => (await import('../seen/renewal.ts')).endView();
