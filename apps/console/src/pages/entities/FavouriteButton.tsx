import { IconButton } from '@comanda/ui/IconButton';
import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { type EntityKind, useFavourites } from './useFavourites.ts';

export interface FavouriteButtonProps {
  readonly kind: EntityKind;
  readonly id: string;
  readonly name: string;
}

/** Makes a company, a store or a group a favourite, or one no longer. */
export function FavouriteButton({ kind, id, name }: FavouriteButtonProps) {
  const { t } = useLingui();
  const { isAllowed, isFavourite, toggle } = useFavourites();
  if (!isAllowed) return null;
  const isOne = isFavourite(kind, id);
  return (
    <IconButton
      size="sm"
      icon={Star}
      isFilled={isOne}
      aria-pressed={isOne}
      tone={isOne ? 'accent' : 'neutral'}
      label={t`Favourite: ${name}`}
      onPress={() => void toggle(kind, id)}
    />
  );
}
