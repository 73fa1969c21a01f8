import { Building2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../Icon/index.ts';
import { classNames } from '../styles/classNames.ts';
import { tints } from '../styles/tints.css.ts';
import * as css from './Avatar.css.ts';
import { hashToIndex, initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Of the person or business; gives the initials and their colour. Without a letter or a figure a sign of its kind stands there. */
  name: string;
  /** A picture; when it cannot be loaded the initials stand in. */
  src?: string | null;
  /** 24, 32, 48 and 80 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** People are circles, businesses squares. */
  shape?: 'circle' | 'square';
  /** Set it where the name is not written beside the avatar: it is then read out. */
  isNameRead?: boolean;
}

/** The face of a person or a business. */
export function Avatar({ name, src, size = 'md', shape = 'circle', isNameRead = false }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== failedSrc;
  const colour = tints[hashToIndex(name, tints.length)];
  const initials = initialsOf(name);
  const naming = isNameRead ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...naming}
      className={classNames(css.avatar({ size, shape }), !hasPicture && colour, !hasPicture && css.edge)}
    >
      {src && hasPicture ? (
        <img className={css.image} src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : initials === '' ? (
        <Icon icon={shape === 'circle' ? UserRound : Building2} UNSAFE_className={css.sign} />
      ) : (
        <span className={css.initials} data-initials={initials} />
      )}
    </span>
  );
}
