import { CalendarClock, Store, Upload } from 'lucide-react';
import { MenuItem, MenuSeparator } from '../Menu/index.ts';
import { bad } from '../values/bad.ts';
import type { SplitButtonProps } from './index.ts';

const actions = (
  <>
    <MenuItem id="later" icon={CalendarClock}>
      Publish tonight
    </MenuItem>
    <MenuItem id="some" icon={Store}>
      Publish to some stores
    </MenuItem>
    <MenuSeparator />
    <MenuItem id="discard" tone="danger">
      Discard the changes
    </MenuItem>
  </>
);

const publish = { children: 'Publish', menuLabel: 'More ways to publish', actions };

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  neutral: publish,
  accent: { ...publish, tone: 'accent' },
  danger: { ...publish, children: 'Delete', menuLabel: 'More ways to delete', tone: 'danger' },
  soft: { ...publish, variant: 'soft' },
  accentSoft: { ...publish, tone: 'accent', variant: 'soft' },
  ghost: { ...publish, variant: 'ghost' },
  small: { ...publish, size: 'sm' },
  large: { ...publish, size: 'lg', tone: 'accent' },
  icon: { ...publish, iconStart: Upload },
  pending: { ...publish, tone: 'accent', isPending: true },
  menuPending: { ...publish, isMenuPending: true },
  disabled: { ...publish, tone: 'accent', isDisabled: true },
  menuDisabled: { ...publish, isMenuDisabled: true },
  bothDisabled: { ...publish, tone: 'accent', isDisabled: true, isMenuDisabled: true },
  long: {
    ...publish,
    tone: 'accent',
    children: 'Publish the changes of this business to every store that is open',
  },
  bad: { ...publish, children: `${bad.mixed} ${bad.word}`, iconStart: Upload },
} satisfies Record<string, SplitButtonProps>;
