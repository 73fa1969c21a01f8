import { Bell } from 'lucide-react';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { bad } from '../values/bad.ts';
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
  bad: {
    brand: bad.word,
    context: <Button variant="ghost">{bad.mixed}</Button>,
    children: <Avatar name={bad.word} isNameRead />,
  },
} satisfies Record<string, TopBarProps>;
