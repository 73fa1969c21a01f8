import { type ComponentProps, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';

/** Where the words of a combo box of react-aria's are typed: a click into it shows all options, as one on its arrow does. */
export function OpeningInput(props: ComponentProps<typeof Input>) {
  const state = useContext(ComboBoxStateContext);
  return (
    <Input
      {...props}
      // What is chosen reads in its own direction; while there is nothing, the hint has that of the page.
      {...(state?.inputValue && { dir: 'auto' })}
      onClick={({ currentTarget: { disabled, readOnly } }) => {
        if (state && !state.isOpen && !disabled && !readOnly) state.open(null, 'manual');
      }}
    />
  );
}
