declare module 'virtual:texts/*' {
  import type { Messages } from '@lingui/core';

  /** What every page may need, with what each area is called, one record and many. */
  export const messages: Messages;
  /** The texts of each folder that keeps its own. */
  export const folders: Readonly<Record<string, () => Promise<{ readonly messages: Messages }>>>;
}
declare module 'virtual:menu-icons' {
  import type { LucideIcon } from 'lucide-react';

  export const icons: Readonly<Record<string, LucideIcon>>;
}
