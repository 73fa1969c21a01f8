import { Bell } from 'lucide-react';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { TopBarProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  full: {
    brand: 'Comanda',
    context: <Button variant="ghost">La Encina Restauración</Button>,
    children: (
      <>
        <IconButton icon={Bell} label="Messages" />
        <Avatar name="Lucía Ferrer" isNameRead />
      </>
    ),
  },
  bare: { brand: 'Comanda' },
} satisfies Record<string, TopBarProps>;
