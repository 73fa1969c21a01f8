import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keepsLayout } from '../values/keepsLayout.ts';
import { MultilingualField, type MultilingualFieldProps } from './index.ts';
import { languages, states } from './MultilingualField.states.tsx';

function Stateful(props: MultilingualFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <MultilingualField
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Records/MultilingualField',
  component: MultilingualField,
  tags: ['!autodocs'],
  args: { label: 'Name', value: {}, languages, defaultLanguage: 'es-ES', isRequired: true, onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MultilingualField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: states.empty };

export const Partly: Story = { args: states.partly };

export const Complete: Story = { args: states.complete };

export const Invalid: Story = { args: states.invalid };

export const InvalidElsewhere: Story = { args: states.invalidElsewhere };

export const Multiline: Story = { args: states.multiline };

export const Disabled: Story = { args: states.disabled };

export const OneLanguage: Story = { args: states.oneLanguage };

export const Translated: Story = {
  args: states.partly,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1 missing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other languages' }));
    const arabic = canvas.getByRole('textbox', { name: 'Arabic' });
    await expect(arabic).toHaveAttribute('lang', 'ar-EG');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from Spanish to Arabic' }));
    await expect(arabic).toHaveValue('Pan de masa madre');
    await expect(canvas.getByText('All filled')).toBeVisible();
    await userEvent.clear(arabic);
    await expect(args.onChange).toHaveBeenLastCalledWith(states.partly.value);
    await expect(canvas.getByText('1 missing')).toBeVisible();
  },
};

export const ErrorsOpenTheOthers: Story = {
  args: states.invalidElsewhere,
  play: async ({ canvas }) => {
    const english = canvas.getByRole('textbox', { name: 'English' });
    await expect(english).toBeVisible();
    await expect(english).toBeInvalid();
  },
};

/** Whatever stands in its words, nothing leaves its box. */
export const Bad: Story = {
  args: states.bad,
  play: ({ canvasElement }) => keepsLayout(canvasElement),
};
