import { Dialog } from '@comanda/ui/Dialog';
import { Kbd } from '@comanda/ui/Kbd';
import { useLingui } from '@lingui/react/macro';
import { commandIds, commands, keyNames } from './commands.ts';
import * as css from './board.css.ts';
import type { PanelProps } from './panels.ts';

/** Every command of the board with its keys: what hangs beside a bump bar. */
export function KeysDialog({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const groups = [
    ['cards', t`Cards`],
    ['dishes', t`Dishes`],
    ['screen', t`Screen`],
  ] as const;
  return (
    <Dialog title={t`Keys`} size="lg" isOpen isDismissable onOpenChange={onClose}>
      <div className={css.sheet}>
        {groups.map(([group, title]) => (
          <section key={group}>
            <h3 className={css.sheetTitle}>{title}</h3>
            <dl className={css.sheetList}>
              {commandIds
                .filter((id) => commands[id].group === group)
                .map((id) => (
                  <div key={id} className={css.sheetRow}>
                    <dt>{i18n._(commands[id].text)}</dt>
                    <dd className={css.keys} dir="ltr">
                      {keyNames(id).map((name) => (
                        <Kbd key={name}>{name}</Kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
