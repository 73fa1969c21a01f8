import { ColourField } from '@comanda/ui/ColourField';
import { asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';
import { palette } from './palette.ts';

/** A colour as `#rrggbb`, from a few swatches or typed. */
export function ColourEditor(props: EditorProps) {
  const { onBlur: _, ...texts } = common(props);
  return (
    <ColourField {...texts} palette={palette} value={asText(props.value) || null} onChange={props.onChange} />
  );
}
