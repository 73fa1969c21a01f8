import { Eye } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { bad } from '../values/bad.ts';
import type { ShellBannerProps } from './index.ts';

const action = <Button size="sm">Stop</Button>;

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  default: {
    label: 'Seen as somebody else',
    icon: Eye,
    children: 'You see this as Ana Ruiz (reader), in Taberna del Puerto. Nothing can be changed.',
    action,
  },
  bare: { label: 'Maintenance', icon: Eye, children: 'The platform is being maintained until 04:00.' },
  bad: { label: bad.word, icon: Eye, children: `${bad.word} ${bad.mixed} ${bad.malformed}`, action },
  long: {
    label: 'Seen as somebody else',
    icon: Eye,
    children:
      'You see this as Maximiliana Fernández-Villaverde (in charge of the terraces at weekends), in Restaurante y Marisquería de los Hermanos Fernández-Villaverde. Nothing can be changed.',
    action,
  },
} satisfies Record<string, ShellBannerProps>;
