import { ChevronRight, Monitor } from 'lucide-react';
import { BoardPicture } from '../BoardPicture/index.ts';
import { Text } from '../Text/index.ts';
import { bad } from '../values/bad.ts';
import type { PressCardProps } from './index.ts';

const onPress = () => undefined;
const email = <Text wrap="truncate">owner.of.the.tavern@comanda.example</Text>;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { title: 'Owner', onPress },
  detailed: { title: 'Owner', children: email, onPress },
  withIcons: { title: 'Hot kitchen', children: '2 screens', icon: Monitor, iconEnd: ChevronRight, onPress },
  pictured: {
    title: 'Hot kitchen',
    picture: <BoardPicture orders={[4, 2, 3, 5, 4]} />,
    children: '5 orders now',
    onPress,
  },
  disabled: { title: 'Owner', children: email, iconEnd: ChevronRight, isDisabled: true, onPress },
  bad: {
    title: bad.word,
    children: `${bad.mixed} ${bad.word}`,
    icon: Monitor,
    iconEnd: ChevronRight,
    onPress,
  },
} satisfies Record<string, PressCardProps>;
