import { Button } from '@comanda/ui/Button';
import { Kbd } from '@comanda/ui/Kbd';
import { RadioGroup } from '@comanda/ui/RadioGroup';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { TextField } from '@comanda/ui/TextField';
import { useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import * as css from './board.css.ts';
import { commandTexts } from './commandTexts.ts';
import { commandIds, type Pressed } from './commands.ts';
import { keyName } from './keyNames.ts';
import { learning } from './learnt.ts';
import { useKeys } from './useKeys.ts';

const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const NOTHING = 'nothing';
const isOfNumber = ({ id }: Pressed): boolean => id === 'select' || id === 'bumpNumber';
const choiceOf = (pressed: Pressed | null | undefined): string =>
  pressed ? (isOfNumber(pressed) ? `card ${String(pressed.number ?? 1)}` : pressed.id) : NOTHING;
const pressedOf = (choice: string): Pressed | null => {
  const card = cards.find((one) => `card ${String(one)}` === choice);
  if (card !== undefined) return { id: 'select', number: card };
  const id = commandIds.find((one) => one === choice);
  return id ? { id, number: undefined } : null;
};

/** What keys of a bump bar do: pressed one by one, and kept on this device. */
export function TeachKeys() {
  const { t, i18n } = useLingui();
  const keys = useKeys();
  const { school, keys: taught } = learning.learnt();
  const [code, setCode] = useState<string>();
  const [isShortcut, setShortcut] = useState(false);
  const choices = [
    ...commandIds
      .filter((id) => id !== 'select' && id !== 'bumpNumber')
      .map((id) => ({ id: id as string, label: i18n._(commandTexts[id].text) })),
    ...cards.map((card) => ({ id: `card ${String(card)}`, label: t`Card ${i18n.number(card)}` })),
    { id: NOTHING, label: t`Nothing` },
  ];
  const labelOf = (pressed: Pressed | null | undefined): string =>
    choices.find(({ id }) => id === choiceOf(pressed))?.label ?? '';
  return (
    <div className={css.steps}>
      <RadioGroup
        label={t`The number of a card`}
        options={[
          { id: 'choose', label: t`chooses it; another key is its next step` },
          { id: 'finish', label: t`is its next step at once` },
        ]}
        value={school}
        onChange={learning.setSchool}
      />
      <TextField
        label={t`Key`}
        description={t`Come here, then press a key of the bump bar.`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens this presses a key next
        autoFocus
        inputMode="none"
        dir="ltr"
        value={code === undefined ? '' : keyName(code)}
        {...(isShortcut && { error: t`Keys together with Ctrl, Alt or Meta belong to the browser.` })}
        onKeyDown={(event) => {
          // With these somebody leaves the field, or the dialog.
          if (event.code === 'Tab' || event.code === 'Escape') return event.continuePropagation();
          event.preventDefault();
          const isBare = !event.altKey && !event.metaKey && (!event.ctrlKey || event.code === 'ControlLeft');
          setShortcut(!isBare);
          if (isBare && event.code !== '') setCode(event.code);
        }}
      />
      {Object.keys(taught).length > 0 && (
        <>
          <Rows label={t`What was taught`} isFramed>
            {Object.entries(taught).map(([one, pressed]) => (
              <Row key={one}>
                <span className={css.taught}>
                  <bdi dir="ltr">
                    <Kbd>{keyName(one)}</Kbd>
                  </bdi>
                  <Text>{labelOf(pressed)}</Text>
                </span>
                <Button
                  aria-label={t`As usual: ${keyName(one)}`}
                  onPress={() => learning.unlearn(one)}
                >{t`As usual`}</Button>
              </Row>
            ))}
          </Rows>
          <div>
            <Button iconStart={RotateCcw} onPress={learning.forget}>{t`All keys as usual`}</Button>
          </div>
        </>
      )}
      {code !== undefined && (
        <RadioGroup
          label={t`What the key does`}
          options={choices}
          value={choiceOf(keys.get(code))}
          onChange={(choice) => learning.teach(code, pressedOf(choice))}
        />
      )}
    </div>
  );
}
