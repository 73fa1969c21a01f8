import { Button } from '../Button/index.ts';
import type { BarProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  top: {
    place: 'top',
    children: (
      <>
        <span>Signed in as Marta Ruiz</span>
        <Button variant="ghost">Sign out</Button>
      </>
    ),
  },
  bottom: {
    place: 'bottom',
    children: (
      <>
        <Button variant="ghost">To do</Button>
        <Button size="lg">Undo</Button>
      </>
    ),
  },
} satisfies Record<string, BarProps>;
