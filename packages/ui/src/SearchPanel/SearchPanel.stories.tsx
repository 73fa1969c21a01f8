import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { popoverOnDemand } from '../OnDemand/index.ts';
import { countries } from '../OptionList/OptionList.states.ts';
import { Tabs } from '../Tabs/index.ts';
import { keepsLayout } from '../values/keepsLayout.ts';
import { SearchPanel, type SearchPanelProps } from './index.ts';
import { states } from './SearchPanel.states.tsx';

const Panel = popoverOnDemand<SearchPanelProps>(() => Promise.resolve(SearchPanel));

/** A panel at a button, as an application has it. */
const AtItsButton = (props: SearchPanelProps) => <Panel content={props} trigger={<Button>Open</Button>} />;

const meta = {
  title: 'Overlays/SearchPanel',
  component: AtItsButton,
  tags: ['!autodocs'],
  args: { ...states.plain, onChange: fn() },
  parameters: { opening: { from: 'button', key: 'Enter', shows: 'dialog' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof AtItsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const Chosen: Story = { args: states.chosen };

export const WithFoot: Story = { args: states.withFoot };

export const None: Story = { args: states.none };

export const Thousand: Story = { args: states.thousand };

/** Words narrow the list while they keep the focus; Enter chooses and closes, and the focus goes back. */
export const FoundByWords: Story = {
  args: states.withFoot,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(trigger);
    const panel = within(await screen.findByRole('dialog', { name: 'Country' }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Search countries' })).toHaveFocus());
    await expect(panel.getByRole('link', { name: 'All countries' })).toBeVisible();
    await userEvent.keyboard('egy');
    await waitFor(() => expect(panel.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('EG');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const InTabs = (props: SearchPanelProps) => {
  const [kind, setKind] = useState('near');
  const shown = { near: countries.slice(0, 3), far: countries.slice(3) }[kind] ?? [];
  return (
    <AtItsButton
      {...props}
      options={shown}
      around={(found) => (
        <Tabs
          label="Which countries"
          items={['near', 'far'].map((id) => ({ id, label: id === 'near' ? 'Near' : 'Far', content: found }))}
          value={kind}
          onChange={setKind}
        />
      )}
    />
  );
};
/** Tabs of kinds: the words have the focus first; who goes through the tabs by keys stays on them. */
export const WithTabs: Story = {
  args: states.withFoot,
  render: (args) => <InTabs {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Country' }));
    await waitFor(() => expect(panel.getByRole('combobox', { name: 'Search countries' })).toHaveFocus());
    await expect(panel.getAllByRole('option')).toHaveLength(3);
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(panel.getByRole('tab', { name: 'Near' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(panel.getByRole('tab', { name: 'Far' })).toHaveFocus());
    await expect(panel.getAllByRole('option')).toHaveLength(countries.length - 3);
    await expect(panel.getByRole('tab', { name: 'Far' })).toHaveFocus();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await keepsLayout(await screen.findByRole('dialog'));
  },
};
