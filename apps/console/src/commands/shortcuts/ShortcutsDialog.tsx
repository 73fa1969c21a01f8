import { Dialog } from '@comanda/ui/Dialog';
import { Kbd } from '@comanda/ui/Kbd';
import { Row, Rows } from '@comanda/ui/Rows';
import { Switch } from '@comanda/ui/Switch';
import { Heading, Text } from '@comanda/ui/Text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/label.ts';
import { isPlain } from './hear.ts';
import { setPlainKeys, usePlainKeys } from './plainKeys.ts';
import { keysOf } from './platform.ts';
import { type ShortcutGroup, type ShortcutId, shortcutOf, shortcuts } from './shortcuts.ts';
import * as css from './ShortcutsDialog.css.ts';

const titles: Readonly<Record<ShortcutGroup, MessageDescriptor>> = {
  everywhere: msg`Everywhere`,
  go: msg`Go to`,
  list: msg`In a list`,
  form: msg`In a form`,
};
const groups: readonly ShortcutGroup[] = ['everywhere', 'go', 'list', 'form'];

export interface ShortcutsDialogProps {
  /** Those that the person has: a page that they may not open has no keys. */
  readonly known: readonly ShortcutId[];
  readonly onClose: () => void;
}

/** Every key of the console, and whether those of single characters are on (docs/product.md §3.8). */
export function ShortcutsDialog({ known, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const label = useLabel();
  const arePlainOn = usePlainKeys();
  const shown = known.filter((id) => arePlainOn || !isPlain(shortcutOf(id)));
  return (
    <Dialog
      title={label(shortcuts.help.text)}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className={css.sheet}>
        <Switch
          label={t`Single-key shortcuts`}
          description={t`Turn them off if you speak to your computer or press keys by accident.`}
          isSelected={arePlainOn}
          onChange={setPlainKeys}
        />
        {groups.map((group) => {
          const ids = shown.filter((id) => shortcutOf(id).group === group);
          return ids.length === 0 ? null : (
            <section key={group}>
              <Heading level={3}>{label(titles[group])}</Heading>
              <Rows>
                {ids.map((id) => (
                  <Row key={id}>
                    <Text>{label(shortcutOf(id).text)}</Text>
                    <span className={css.keys} dir="ltr">
                      {keysOf(shortcutOf(id)).map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </span>
                  </Row>
                ))}
              </Rows>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
