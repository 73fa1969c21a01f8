import { Dialog } from '@comanda/ui/Dialog';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Kbd } from '@comanda/ui/Kbd';
import { Heading } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { commandTexts } from './commandTexts.ts';
import { commandIds } from './commands.ts';
import { keyNames } from './keyNames.ts';
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
          <section key={group} className={css.sheetGroup}>
            <Heading level={3}>{title}</Heading>
            <Facts>
              {commandIds
                .filter((id) => commandTexts[id].group === group)
                .map((id) => (
                  <Fact key={id} term={i18n._(commandTexts[id].text)}>
                    <span className={css.keys} dir="ltr">
                      {keyNames(id).map((name) => (
                        <Kbd key={name}>{name}</Kbd>
                      ))}
                    </span>
                  </Fact>
                ))}
            </Facts>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
