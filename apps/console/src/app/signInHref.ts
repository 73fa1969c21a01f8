/** Address of the sign-in page that leads back to a page afterwards (docs/product.md §2.3). */
export const signInHref = (wanted: string | undefined): string =>
  wanted === undefined || wanted === '/' ? '/login' : `/login?${new URLSearchParams({ return: wanted })}`;
