import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { Heading, Text } from './index.ts';
import { headings, states } from './Text.states.tsx';

const meta = {
  title: 'Showing/Text',
  component: Text,
  tags: ['!autodocs'],
  args: states.plain,
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Muted: Story = { args: states.muted };

export const Subtle: Story = { args: states.subtle };

export const Success: Story = { args: states.success };

export const Danger: Story = { args: states.danger };

export const Figure: Story = { args: states.figure };

export const OnEachSurface: Story = {
  render: () => (
    <>
      {(['page', 'raised', 'sunken', 'overlay'] as const).map((surface) => (
        <div key={surface} data-surface={surface}>
          {(['plain', 'muted', 'subtle', 'success', 'danger'] as const).map((tone) => (
            <Text key={tone} as="p" tone={tone}>
              {surface} {tone}
            </Text>
          ))}
        </div>
      ))}
    </>
  ),
};

export const Truncated: Story = {
  args: states.truncated,
  decorators: [(story) => <div style={{ inlineSize: '12rem' }}>{story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(states.truncated.children);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  },
};

export const BrokenAnywhere: Story = {
  args: states.broken,
  decorators: [(story) => <div style={{ inlineSize: '12rem' }}>{story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(states.broken.children);
    await expect(text.scrollWidth).toBe(text.clientWidth);
    await keepsLayout(canvasElement.firstElementChild ?? canvasElement);
  },
};

export const KeptLines: Story = { args: states.lines };

export const OwnDirection: Story = { args: states.mixed };

export const Headings: Story = {
  render: () => (
    <>
      <Heading {...headings.page} />
      <Heading {...headings.part} />
      <Heading {...headings.group} />
    </>
  ),
};

export const FocusedByScript: Story = {
  render: () => <Heading {...headings.page} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    title.tabIndex = -1;
    title.focus();
    await expect(title).toHaveFocus();
    await expect(getComputedStyle(title).outlineStyle).toBe('none');
  },
};
