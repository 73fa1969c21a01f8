import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchSelect } from '../SearchSelect/index.ts';
import { TextField } from '../TextField/index.ts';
import { Button } from '../Button/index.ts';
import { Form, type FormErrors, FormFrame, type FormProps } from './index.ts';
import { everyField } from './Form.fixtures.tsx';
import { states } from './Form.states.tsx';

const meta = {
  title: 'Fields/Form',
  component: Form,
  tags: ['!autodocs'],
  args: { ...states.plain, onSubmit: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: states.plain, parameters: { apg: 'form' } };

export const TwoColumns: Story = { args: states.twoColumns };

export const ThreeColumns: Story = { args: states.threeColumns };

export const OneColumnWhereItIsNarrow: Story = {
  args: states.refused,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
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

/** A field that cannot be used has nowhere to lead to, and none beside it is taken for it. */
export const RefusedForADisabledField: Story = {
  args: {
    label: 'Store',
    errors: { country: 'This business has no licence for Spain.' },
    children: (
      <>
        <TextField label="Name" name="name" />
        <SearchSelect
          label="Country"
          name="country"
          options={[{ id: 'ES', label: 'Spain' }]}
          value="ES"
          onChange={() => {}}
          isDisabled
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('This business has no licence for Spain.')).toHaveLength(2);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const EveryFieldRefused: Story = { args: states.everyFieldRefused };

export const Pending: Story = { args: states.pending };

export const WithActions: Story = { args: states.withActions };

export const LongTexts: Story = { args: states.long };

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);

/** Fields whose value is one of this package's own, and keys that change it. */
const changed = [
  ['Tables', '3{Tab}'],
  ['Deposit', '3{Tab}'],
  ['Loudness', '{ArrowUp}'],
  ['Distance', '{ArrowUp}'],
  ['Opens on', '01022026'],
  ['Founded on', '01022026'],
  ['Closes at', '0815'],
  ['Season', '0102202603022026'],
  ['Colour', '#123456'],
] as const;

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

/** Those that hold several values send each under their name, in order; what stands in no field is sent empty. */
export const GivesWhatEveryFieldHolds: Story = {
  args: { ...states.everyField, onSubmit: GivesWhatTheFieldsHold.args?.onSubmit ?? fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const sent = Object.entries(everyField).map(([name]) => [name, given.getAll(name)]);
    await expect(sent).toEqual(Object.entries(everyField).map(([name, field]) => [name, field.sent]));
    await expect(given.getAll('isOpen')).toEqual(['yes']);
  },
};

/** As with the browser's own controls: what is disabled holds its value and sends none. */
export const GivesNothingOfWhatIsDisabled: Story = {
  args: { ...states.everyFieldDisabled, onSubmit: GivesWhatTheFieldsHold.args?.onSubmit ?? fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect([...given.keys()]).toEqual([]);
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

/** Every field is marked by its name, shows what is held against it, and takes the focus from the summary. */
export const EveryFieldRefusedOnSubmitting: Story = {
  args: states.everyFieldRefused,
  play: async ({ canvas }) => {
    for (const { label } of Object.values(everyField)) {
      const words = `${label} does not fit the others.`;
      const field = canvas.getByText(words).parentElement?.parentElement ?? null;
      await userEvent.click(canvas.getByRole('link', { name: `${label}: ${words}` }));
      await waitFor(() => expect(field, `${label} has the focus`).toContainElement(focused()));
    }
  },
};

/** What the form held against a field goes with the value that it was held against. */
export const ChangedAndNoLongerRefused: Story = {
  args: states.everyFieldRefused,
  play: async ({ canvas }) => {
    const said = (label: string) => canvas.queryAllByText(`${label} does not fit the others.`);
    for (const [label, keys] of changed) {
      await expect(said(label), label).toHaveLength(1);
      const field = said(label)[0]?.parentElement?.parentElement ?? null;
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${label}: `) }));
      // Some controls take the focus in the next frame: what is typed before that goes nowhere.
      await waitFor(() => expect(field, `${label} has the focus`).toContainElement(focused()));
      await userEvent.keyboard(keys);
      await waitFor(() => expect(said(label), label).toHaveLength(0));
    }
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

/** A form that lays out everything itself: its button may stand elsewhere, and what is held against a name is at its field. */
export const FrameAlone: Story = {
  render: ({ onSubmit, isPending = false }) => (
    <>
      <FormFrame
        id="frame"
        label="Way in"
        onSubmit={onSubmit}
        isPending={isPending}
        errors={{ code: 'Another store has this code.' }}
      >
        <TextField label="Code" name="code" />
      </FormFrame>
      <Button type="submit" form="frame">
        Go in
      </Button>
    </>
  ),
  args: {
    onSubmit: fn((data: FormData) => {
      given = data;
    }),
  },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await expect(code).toHaveAccessibleDescription('Another store has this code.');
    await userEvent.type(code, 'B1{Enter}');
    await expect(given.get('code')).toBe('B1');
    await userEvent.click(canvas.getByRole('button', { name: 'Go in' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const FramePendingSubmitsNothing: Story = {
  ...FrameAlone,
  args: { onSubmit: fn(), isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Go in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
