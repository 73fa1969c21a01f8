import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Fact, Facts } from '@comanda/ui/Facts';
import { Kbd } from '@comanda/ui/Kbd';
import { onDemand } from '@comanda/ui/OnDemand';
import { Heading } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { commandTexts } from './commandTexts.ts';
import { commandIds } from './commands.ts';
import { keyNames } from './keyNames.ts';
import * as css from './board.css.ts';
import type { PanelProps } from './panels.ts';
import { useKeys } from './useKeys.ts';

const teaching = onDemand(() => import('./TeachKeys.tsx').then(({ TeachKeys }) => TeachKeys));

/** Every command of the board with its keys: what hangs beside a bump bar. Another bump bar is taught here. */
export function KeysDialog({ onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const [isTeaching, setTeaching] = useState(false);
  useKeys();
  const groups = [
    ['cards', t`Cards`],
    ['dishes', t`Dishes`],
    ['screen', t`Screen`],
  ] as const;
  return (
    <Dialog
      title={isTeaching ? t`Teach keys` : t`Keys`}
      size="lg"
      isOpen
      isDismissable
      onOpenChange={onClose}
      actions={
        isTeaching ? (
          <Button size="lg" onPress={() => setTeaching(false)}>{t`All keys`}</Button>
        ) : (
          <Button size="lg" iconStart={Keyboard} onPress={() => setTeaching(true)}>{t`Teach keys`}</Button>
        )
      }
    >
      {isTeaching ? (
        <teaching.View />
      ) : (
        <div className={css.sheet}>
          {groups.map(([group, title]) => (
            <section key={group} className={css.sheetGroup}>
              <Heading level={3}>{title}</Heading>
              <Facts>
                {commandIds
                  .filter((id) => commandTexts[id].group === group)
                  .map((id) => ({ id, names: keyNames(id) }))
                  .filter(({ names }) => names.length > 0)
                  .map(({ id, names }) => (
                    <Fact key={id} term={i18n._(commandTexts[id].text)}>
                      <span className={css.keys} dir="ltr">
                        {names.map((name) => (
                          <Kbd key={name}>{name}</Kbd>
                        ))}
                      </span>
                    </Fact>
                  ))}
              </Facts>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}
