import { CheckboxGroup } from '@comanda/ui/CheckboxGroup';
import { MultiSelect } from '@comanda/ui/MultiSelect';
import { asTexts } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';
import { useOptions } from './useOptions.ts';

/** So many values are worth seeing at once. */
const MOST_BOXES = 7;

/** Some of a few values: boxes side by side, or a field with tags where there are more. */
export function ChoicesEditor(props: EditorProps) {
  const options = useOptions(props);
  const shared = {
    ...common(props),
    isRequired: props.isDemanded ?? false,
    options,
    value: asTexts(props.value),
    onChange: (next: readonly string[]) => props.onChange([...next]),
  };
  return options.length > MOST_BOXES || props.isLabelHidden ? (
    <MultiSelect {...shared} />
  ) : (
    <CheckboxGroup {...shared} orientation="horizontal" />
  );
}
