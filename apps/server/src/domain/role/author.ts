/** Who changes what others may do. */
export interface Author {
  readonly id: string;
  /** What they may do in the company: nobody gives or takes more than that (docs/product.md §5.5.3). */
  readonly own: ReadonlySet<string>;
}
