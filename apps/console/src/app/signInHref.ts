/** Address of the sign-in page that leads back to a page afterwards (docs/product.md §2.3). */
export const signInHref = (wanted: string | undefined): string =>
  wanted === undefined || wanted === '/' ? '/login' : `/login?${new URLSearchParams({ return: wanted })}`;

/** The page that the address of the sign-in page leads back to; judged when somebody gets there. */
export const wantedBy = (search: string): string | undefined =>
  new URLSearchParams(search).get('return') ?? undefined;
