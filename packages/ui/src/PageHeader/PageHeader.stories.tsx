import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepsLayout } from '../values/keepsLayout.ts';
import { PageHeader } from './index.ts';
import { states } from './PageHeader.states.tsx';

const meta = { title: 'Navigation/PageHeader', component: PageHeader, tags: ['!autodocs'] } satisfies Meta<
  typeof PageHeader
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = { args: states.list };

export const OneRecord: Story = { args: states.record };

export const LongName: Story = { args: states.long };

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
