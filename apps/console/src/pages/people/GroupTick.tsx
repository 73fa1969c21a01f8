import { Checkbox } from '@comanda/ui/Checkbox';
import { GroupText, type GroupTextProps } from './GroupText.tsx';

export interface GroupTickProps extends GroupTextProps {
  /** The verb of the group in words: `Prices and taxes · Create`. */
  readonly name: string;
  /** Whether the author holds any of it, so that they may give and take it. */
  readonly isOwn: boolean;
  readonly onTick: () => void;
}

/** A verb of all areas of a group, to be given or taken at once. */
export function GroupTick({ name, all, granted, isOwn, onTick }: GroupTickProps) {
  if (!isOwn) return <GroupText all={all} granted={granted} />;
  return (
    <Checkbox
      label={name}
      isLabelHidden
      isSelected={granted === all}
      isIndeterminate={granted > 0 && granted < all}
      onChange={onTick}
    />
  );
}
