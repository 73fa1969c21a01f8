import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button as Press } from 'react-aria-components/Button';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, type IconSource } from '../Icon/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Heading } from '../Text/index.ts';
import * as css from './TransferList.css.ts';
import type { TransferItem } from './TransferList.tsx';

export interface Side {
  readonly id: string;
  readonly title: string;
  readonly items: readonly TransferItem[];
  /** What a press does with an entry, as a picture and in words. */
  readonly icon: IconSource;
  readonly nameOf: (name: string) => string;
  readonly all: string;
  /** Said where nothing is in it. */
  readonly none: string;
  readonly move: (items: readonly TransferItem[]) => void;
}
export interface TransferSideProps {
  readonly side: Side;
  readonly chunk: number;
  readonly isReadOnly: boolean;
  readonly isDisabled: boolean;
}

/** All that is read of an entry: a name that leaves out what stands there is no name for who speaks to their device. */
const wordsOf = ({ label, description = '' }: TransferItem): string => `${label} ${description}`.trim();

/** One of the two lists. Where it is long, it is searched, and comes in chunks. */
export function TransferSide({ side, chunk, isReadOnly, isDisabled }: TransferSideProps) {
  const { t } = useLingui();
  const place = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(chunk);
  const [words, setWords] = useState('');
  const { id, title, items, icon, nameOf, all, none, move } = side;
  const wanted = words.trim().toLocaleLowerCase();
  const found = items.filter((item) => wordsOf(item).toLocaleLowerCase().includes(wanted));
  const inSight = found.slice(0, shown);
  const figure = Math.min(chunk, found.length - inSight.length);
  const movable = found.filter((item) => !item.isDisabled);
  /** The focus stays in this list: with the next entry, the one before, or the list itself. */
  const carry = (item: TransferItem): void => {
    const entries = [...(place.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const at = entries.findIndex((entry) => entry.dataset['entry'] === item.id);
    (entries[at + 1] ?? entries[at - 1] ?? place.current)?.focus();
    move([item]);
  };
  return (
    <section ref={place} tabIndex={-1} className={css.side} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={3} size="sm" weight="medium" id={id}>
          {title} <Badge>{items.length}</Badge>
        </Heading>
        {!isReadOnly && movable.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            isDisabled={isDisabled}
            onPress={() => {
              place.current?.focus();
              move(movable);
            }}
          >
            {all}
          </Button>
        )}
      </div>
      {(items.length > 2 * chunk || words !== '') && (
        <div className={css.search}>
          <SearchField
            size="sm"
            label={t`Search`}
            value={words}
            onChange={(next) => {
              setWords(next);
              setShown(chunk);
            }}
          />
        </div>
      )}
      {found.length === 0 && <p className={css.none}>{words === '' ? none : t`Nothing found`}</p>}
      {inSight.length > 0 && (
        <ul role="list" className={css.list}>
          {inSight.map((item) => (
            <li key={item.id} className={css.item}>
              {isReadOnly ? (
                <span className={css.row}>
                  <Entry item={item} />
                </span>
              ) : (
                <Press
                  className={css.press}
                  data-entry={item.id}
                  aria-label={nameOf(wordsOf(item))}
                  isDisabled={isDisabled || (item.isDisabled ?? false)}
                  onPress={() => carry(item)}
                >
                  <Entry item={item} />
                  <span className={css.mark}>
                    <Icon icon={icon} />
                  </span>
                </Press>
              )}
            </li>
          ))}
        </ul>
      )}
      {figure > 0 && (
        <div className={css.more}>
          <Button isWide size="sm" variant="ghost" onPress={() => setShown(shown + chunk)}>
            {t`Show ${figure} more`}
          </Button>
        </div>
      )}
    </section>
  );
}

function Entry({ item: { label, description, picture } }: { readonly item: TransferItem }) {
  return (
    <>
      <Avatar shape="square" name={label} src={picture ?? null} />
      <span className={css.words}>
        <bdi>{label}</bdi>{' '}
        {description !== undefined && description !== '' && <bdi className={css.details}>{description}</bdi>}
      </span>
    </>
  );
}
