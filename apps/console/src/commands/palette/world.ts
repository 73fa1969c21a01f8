import type { Company, MenuEntry } from '@comanda/api/calls';
import type { LanguageCode } from '@comanda/machines/language';
import type { ThemeCode } from '@comanda/tokens';
import type { Look } from '@comanda/tokens/browser';
import type { OfferedMode } from '@comanda/ui/ThemePicker';
import type { MessageDescriptor } from '@lingui/core';
import type { Shortcut } from '../shortcuts/shortcuts.ts';

/** What the sources of the palette know of the person and the page, and what they can have done. */
export interface World {
  readonly text: (message: MessageDescriptor) => string;
  /** The page's language, for the case of letters. */
  readonly locale: string;
  /** As the server allows it; empty while it is not there. */
  readonly menu: readonly MenuEntry[];
  /** Names of the actions that the person holds, in the selected company too. */
  readonly actions: ReadonlySet<string>;
  /** Who is signed in, or is seen as. */
  readonly person: { readonly id: string; readonly name: string };
  readonly companies: readonly Company[];
  readonly company: Company | undefined;
  /** Where records are looked for: the selected company, else the platform for who keeps what is its own. */
  readonly idTenant: string | undefined;
  readonly look: Look;
  readonly themes: readonly { readonly code: ThemeCode; readonly name: string }[];
  readonly modes: readonly OfferedMode[];
  /** Whether the window fills the screen; undefined where the browser does not offer it. */
  readonly isFull: boolean | undefined;
  /** A shortcut's keys as this keyboard has them. */
  readonly keysOf: (shortcut: Pick<Shortcut, 'keys'>) => readonly string[];
  readonly go: (href: string) => void;
  readonly switchTo: (idCompany: string) => void;
  readonly wear: (look: Look) => void;
  readonly speak: (code: LanguageCode) => void;
  readonly toggleFull: () => void;
  readonly showShortcuts: () => void;
  readonly showNotifications: () => void;
  /** Nothing in a tab that sees as somebody else: who does stops that, and is signed in as before. */
  readonly signOut?: () => void;
  readonly stopSeeing?: () => void;
}
