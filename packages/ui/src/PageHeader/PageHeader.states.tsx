import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { Status } from '../Status/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import { bad } from '../values/bad.ts';
import type { PageHeaderProps } from './index.ts';

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  list: { title: 'Taxes', description: '12 taxes', actions: <Button tone="accent">New tax</Button> },
  record: {
    title: 'VAT standard 21%',
    trail: <Breadcrumbs items={[{ label: 'Taxes', href: '#taxes' }, { label: 'IVA21' }]} />,
    picture: <Thumbnail size="lg" dish="Coffee with milk" />,
    status: <Status tone="success" text="Active" />,
    actions: (
      <>
        <Button>Duplicate</Button>
        <Button tone="accent">Edit</Button>
      </>
    ),
  },
  long: {
    title: 'A record whose owner gave it a name that goes on for longer than any screen of a counter is wide',
    actions: <Button>Edit</Button>,
  },
  bad: {
    title: bad.word,
    trail: <Breadcrumbs items={[{ label: bad.long, href: '#long' }, { label: bad.mixed }]} />,
    status: <Status tone="danger" text={bad.word} />,
    description: bad.word,
    actions: <Button>Edit</Button>,
  },
} satisfies Record<string, PageHeaderProps>;
