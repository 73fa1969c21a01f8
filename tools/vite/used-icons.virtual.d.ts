declare module 'virtual:used-icons' {
  import type { LucideIcon } from 'lucide-react';

  /** The icons that components and pages show, by name, each with the number of files that use it. */
  export const icons: readonly { readonly name: string; readonly icon: LucideIcon; readonly uses: number }[];
}
