import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { Form, type FormErrors, type FormProps } from './index.ts';
import { states } from './Form.states.tsx';

const meta = {
  title: 'Fields/Form',
  component: Form,
  tags: ['!autodocs'],
  args: { ...states.plain, onSubmit: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain };

export const TwoColumns: Story = { args: states.twoColumns };

export const ThreeColumns: Story = { args: states.threeColumns };

export const OneColumnWhereItIsNarrow: Story = {
  args: states.refused,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox');
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    );
  },
};

export const Refused: Story = { args: states.refused };

export const Failed: Story = { args: states.failed };

/** What is wrong with something that has no field here is said all the same. */
export const RefusedForAFieldThatIsNotHere: Story = {
  args: states.unknownField,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/licence of this business has ended/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Pending: Story = { args: states.pending };

export const WithActions: Story = { args: states.withActions };

export const LongTexts: Story = { args: states.long };

let given = new FormData();

export const GivesWhatTheFieldsHold: Story = {
  args: {
    onSubmit: fn((data: FormData) => {
      given = data;
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tax number' }), 'B1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(Object.fromEntries(given)).toMatchObject({
      name: 'Bar Central',
      taxNumber: 'B1',
      country: 'ES',
      tables: '12',
      service: 'table',
    });
  },
};

export const PendingSubmitsNothing: Story = {
  args: states.pending,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Refuses twice, as a server would. */
function Refusing(props: FormProps) {
  const [errors, setErrors] = useState<FormErrors>({});
  return <Form {...props} errors={errors} onSubmit={() => setErrors({ ...states.refused.errors })} />;
}

/** The summary takes the focus and leads to each field; a field's own words go once it is changed. */
export const RefusedOnSubmitting: Story = {
  args: states.twoColumns,
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(submit);
    const summary = await canvas.findByRole('group', { name: '3 fields need attention' });
    await waitFor(() => expect(summary).toHaveFocus());
    const taxNumber = canvas.getByRole('textbox', { name: 'Tax number' });
    await expect(taxNumber).toHaveAttribute('aria-invalid', 'true');
    await expect(taxNumber).toHaveAccessibleDescription(/wrong check digit/);
    await userEvent.click(canvas.getByRole('link', { name: /^Tax number: This number/ }));
    await expect(taxNumber).toHaveFocus();
    await userEvent.type(taxNumber, 'B12345678');
    await userEvent.tab();
    await expect(taxNumber).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('link', { name: /^Country: / }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Country/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: /^I have read the terms: / }));
    await expect(canvas.getByRole('checkbox', { name: 'I have read the terms' })).toHaveFocus();
    await userEvent.click(submit);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(taxNumber).toHaveValue('B12345678');
  },
};

/** What a field says of itself goes before what the form says of it. */
export const OwnErrorGoesFirst: Story = {
  args: {
    label: 'Store',
    errors: { code: 'Another store has this code.' },
    children: <TextField label="Code" name="code" error="At most 10 letters." />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
      'At most 10 letters.',
    );
  },
};
