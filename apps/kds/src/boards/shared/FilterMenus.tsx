import { Button } from '@comanda/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@comanda/ui/Menu';
import { Text } from '@comanda/ui/Text';
import { type KitchenView, viewsOf } from '@comanda/api/calls';
import type { StatusFilter } from '@comanda/machines/kitchen/rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AlarmClock, Clock, LayoutGrid, ListFilter } from 'lucide-react';
import type { CommandId } from './commands.ts';
import { KeyHint } from './CommandKeys.tsx';
import type { MonitorFootProps } from './MonitorFoot.tsx';
import type { Monitor } from './useMonitor.ts';
import { type DelayFilter, delayFilters } from './filters.ts';

type Texts<T extends string> = Readonly<Record<T, MessageDescriptor>>;
const cookTexts: Texts<StatusFilter> = {
  NFN: msg`To cook`,
  PND: msg`Not started`,
  CRT: msg`Started`,
  finished: msg`Finished`,
  RDY: msg`Ready`,
  DSC: msg`Given up`,
  all: msg`All orders`,
};
const passTexts: Texts<StatusFilter> = { ...cookTexts, finished: msg`To put together` };
const delayTexts: Readonly<Record<DelayFilter, MessageDescriptor>> = {
  all: msg`Any age`,
  intime: msg`In time`,
  alert1: msg`Late`,
  alert2: msg`Very late`,
};

const viewTexts: Texts<KitchenView> = {
  SEPARATED: msg`By order`,
  CONSOLIDATED: msg`By dish`,
  MIXED: msg`Orders and dishes`,
  FULL_TICKET: msg`Whole orders`,
  SEPARATED_READY: msg`Arrived and awaited`,
  FULL_TICKET_READY: msg`Whole orders`,
};
const passViewTexts: Texts<KitchenView> = { ...viewTexts, SEPARATED: msg`Arrived only` };

interface FilterProps<T extends string> {
  readonly label: string;
  readonly texts: Readonly<Record<T, MessageDescriptor>>;
  readonly choices: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly command: CommandId;
  readonly icon: typeof Clock;
  /** Whether any choice but the first hides something. */
  readonly isNarrowing?: boolean;
}
/** What the board shows, chosen from a list; the button says it, so that nobody wonders where an order is. */
function Filter<T extends string>({
  label,
  texts,
  choices,
  value,
  onChange,
  command,
  icon,
  isNarrowing = true,
}: FilterProps<T>) {
  const { i18n } = useLingui();
  const isNarrowed = isNarrowing && value !== choices[0];
  const text = i18n._(texts[value]);
  return (
    <MenuTrigger>
      <Button
        size="lg"
        iconStart={icon}
        variant={isNarrowed ? 'solid' : 'ghost'}
        tone={isNarrowed ? 'accent' : 'neutral'}
        aria-label={`${label}: ${text}`}
      >
        <Text as="span" wrap="lines">
          {text}
        </Text>
        <KeyHint of={command} />
      </Button>
      <Menu
        label={label}
        placement="top start"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const chosen = choices.find((choice) => keys !== 'all' && keys.has(choice));
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} id={choice}>
            {i18n._(texts[choice])}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

type ChoiceProps<T extends string> = Pick<FilterProps<T>, 'value' | 'onChange'>;
function StatusFilterMenu({ rules, ...props }: ChoiceProps<StatusFilter> & Pick<Monitor, 'rules'>) {
  const { t } = useLingui();
  return (
    <Filter
      {...props}
      label={t`Dishes shown`}
      texts={rules.filters[0] === 'NFN' ? cookTexts : passTexts}
      choices={rules.filters}
      command="statusFilter"
      icon={ListFilter}
    />
  );
}
function DelayFilterMenu(props: ChoiceProps<DelayFilter>) {
  const { t } = useLingui();
  return (
    <Filter
      {...props}
      label={t`Ages shown`}
      texts={delayTexts}
      choices={delayFilters}
      command="delayFilter"
      icon={Clock}
    />
  );
}

function ViewMenu({ settings, ...props }: ChoiceProps<KitchenView> & Pick<Monitor, 'settings'>) {
  const { t } = useLingui();
  return (
    <Filter
      {...props}
      label={t`View`}
      texts={settings.kind === 'PREPARATION' ? passViewTexts : viewTexts}
      choices={viewsOf[settings.kind]}
      command="view"
      icon={LayoutGrid}
      isNarrowing={false}
    />
  );
}

/** What the board shows: which dishes, how old, and how they are put together. */
export function FilterMenus({
  rules,
  settings,
  later,
  preferences,
  prefer,
  onCommand,
}: Pick<Monitor, 'rules' | 'settings' | 'preferences' | 'prefer'> &
  Pick<MonitorFootProps, 'later' | 'onCommand'>) {
  const { t } = useLingui();
  return (
    <>
      <ViewMenu
        settings={settings}
        value={preferences.visualizationMode}
        onChange={(visualizationMode) => prefer({ visualizationMode, activePage: 0 })}
      />
      <StatusFilterMenu
        rules={rules}
        value={preferences.preparationStatusFilter}
        onChange={(preparationStatusFilter) => prefer({ preparationStatusFilter, activePage: 0 })}
      />
      <DelayFilterMenu
        value={preferences.delayLevelFilter}
        onChange={(delayLevelFilter) => prefer({ delayLevelFilter, activePage: 0 })}
      />
      {later > 0 && (
        <Button size="lg" variant="ghost" iconStart={AlarmClock} onPress={() => onCommand('later')}>
          <Text as="span" wrap="lines">
            {t`${plural(later, { one: '# for later', other: '# for later' })}`}
          </Text>
          <KeyHint of="later" />
        </Button>
      )}
    </>
  );
}
