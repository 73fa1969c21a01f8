import { ChevronRight, Monitor } from 'lucide-react';
import { Text } from '../Text/index.ts';
import type { PressCardProps } from './index.ts';

const onPress = () => undefined;
const email = <Text wrap="truncate">owner.of.the.tavern@comanda.example</Text>;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  plain: { title: 'Owner', onPress },
  detailed: { title: 'Owner', children: email, onPress },
  withIcons: { title: 'Hot kitchen', children: '2 screens', icon: Monitor, iconEnd: ChevronRight, onPress },
  disabled: { title: 'Owner', children: email, iconEnd: ChevronRight, isDisabled: true, onPress },
  long: {
    title:
      'The monitor above the counter where orders of the terrace are handed out, and those of the upper floor',
    children: <Text wrap="truncate">{'https://pictures.example.com/'.repeat(6)}</Text>,
    icon: Monitor,
    iconEnd: ChevronRight,
    onPress,
  },
} satisfies Record<string, PressCardProps>;
