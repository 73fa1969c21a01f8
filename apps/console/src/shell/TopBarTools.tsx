import { messageNumberCalls } from '@comanda/api/calls';
import { Avatar } from '@comanda/ui/Avatar';
import { CountButton } from '@comanda/ui/CountButton';
import { IconButton } from '@comanda/ui/IconButton';
import { SearchButton } from '@comanda/ui/SearchButton';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bell, Languages, Maximize, Minimize, Palette } from 'lucide-react';
import { useState } from 'react';
import { useLabel } from '../app/label.ts';
import { nameOfPerson } from '../app/nameOfPerson.ts';
import { usePicture } from '../app/picture.ts';
import { useCallQuery } from '../app/queries.ts';
import { isSeeing } from '../app/storage.ts';
import { useSession } from '../app/user.ts';
import { paletteShortcut } from './paletteShortcut.ts';
import { keysOf } from '../commands/shortcuts/platform.ts';
import * as css from './Shell.css.ts';
import { canFullscreen, toggleFullscreen, useIsFullscreen } from './fullscreen.ts';
import { type LookDialog, LookDialogs } from './LookControls.tsx';
import { PublishButton } from './PublishButton.tsx';
import { lazyPart } from '../lazyPart.ts';

// Menus come after the rows.
const PersonMenu = lazyPart(async () => (await import('./PersonMenu.tsx')).PersonMenu);
const NotificationPanel = lazyPart(async () => (await import('./NotificationPanel.tsx')).NotificationPanel);

export interface TopBarToolsProps extends BellProps {
  readonly onSearch: () => void;
}

/** The end of the top bar (docs/product.md §3.1). */
export function TopBarTools({ onSearch, ...bell }: TopBarToolsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { user } = useSession();
  const picture = usePicture();
  const isAccountThere = PersonMenu.useLoaded(false);
  const [look, setLook] = useState<LookDialog>();
  return (
    <>
      <SearchButton label={label(paletteShortcut.text)} keys={keysOf(paletteShortcut)} onPress={onSearch} />
      <div className={css.wideTools}>
        {canFullscreen() && <FullscreenButton />}
        <IconButton
          icon={Languages}
          label={t`Language`}
          tooltip="bottom"
          onPress={() => setLook('language')}
        />
        <IconButton
          icon={Palette}
          label={t`Appearance`}
          tooltip="bottom"
          onPress={() => setLook('appearance')}
        />
      </div>
      <PublishButton />
      <BellButton {...bell} />
      <div className={css.account}>
        {/* The face is there at once; what a press on it opens comes after the rows. */}
        {!isAccountThere && <Avatar size="md" name={nameOfPerson(user)} src={picture} />}
        <PersonMenu.Later onLook={setLook} />
      </div>
      <LookDialogs open={look} onClose={() => setLook(undefined)} />
    </>
  );
}

function FullscreenButton() {
  const { t } = useLingui();
  const isFull = useIsFullscreen();
  return (
    <IconButton
      icon={isFull ? Minimize : Maximize}
      label={isFull ? t`Leave full screen` : t`Full screen`}
      tooltip="bottom"
      onPress={() => void toggleFullscreen()}
    />
  );
}

interface BellProps {
  /** Whether the panel of messages is open. */
  readonly isNotifying: boolean;
  readonly onNotify: (isOpen: boolean) => void;
}

function BellButton({ isNotifying, onNotify }: BellProps) {
  const { t } = useLingui();
  const [isKnown, setKnown] = useState(false);
  if (isNotifying && !isKnown) setKnown(true);
  const { data } = useCallQuery(messageNumberCalls.number, {}, { enabled: !isSeeing });
  const count = data?.elements ?? 0;
  return (
    <>
      <CountButton
        icon={Bell}
        label={t`Notifications`}
        count={count}
        countLabel={t`${plural(count, { one: '# unread', other: '# unread' })}`}
        onPress={() => onNotify(true)}
      />
      {isKnown && <NotificationPanel isOpen={isNotifying} onOpenChange={onNotify} />}
    </>
  );
}
