import type { Meta, StoryObj } from '@storybook/react-vite';
import { states } from './BrandPicture.states.tsx';
import { BrandPicture } from './index.ts';

const meta = {
  title: 'Shell/BrandPicture',
  component: BrandPicture,
  tags: ['!autodocs'],
  // As large as its place: here one of the width of a phone.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '30rem', inlineSize: 'min(100%, 24rem)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BrandPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = { args: states.tiles };

/** The picture of the brand's file, cut to its place. */
export const Own: Story = { args: states.own };
