import type { Brand } from '@comanda/tokens/brands';
import { Link } from '@comanda/ui/Link';
import { useCallback, useState, type ReactNode } from 'react';
import { CopiedFrame } from './CopiedFrame.tsx';
import { LiveFrame } from './LiveFrame.tsx';
import type { Worn } from './mirror.ts';
import { storyOf, type ScreenName } from '../../pages/screens.ts';
import * as css from './sideBySide.css.ts';
import type { WindowName } from './windows.ts';

/** The page of a live screen; another object after each change. */
export interface LivePage {
  readonly document: Document;
}

export interface LookRowProps {
  readonly screen: ScreenName;
  readonly brand: Brand;
  readonly looks: readonly Worn[];
  readonly window: WindowName;
  readonly language: string;
  /** Its turn to run has come. */
  readonly isDue: boolean;
  /** The brand's screen is there. Called again after each change. Keep it: another one begins anew. */
  readonly onShown: (brand: string) => void;
}

/** A brand's screen in some themes and modes. The first runs, the others show what it shows. */
export function LookRow(props: LookRowProps) {
  const { screen, brand, window, language, isDue, onShown } = props;
  const [first, ...others] = props.looks;
  const [page, setPage] = useState<LivePage>();
  const onChange = useCallback(
    (document: Document) => {
      setPage({ document });
      onShown(brand.code);
    },
    [onShown, brand.code],
  );
  if (!first) return null;
  const addressOf = (worn: Worn) => storyAddress(screen, { brand: brand.code, language, ...worn });
  const nameOf = ({ theme, mode }: Worn) => `${brand.name}, theme ${theme}, ${mode}`;
  const address = addressOf(first);
  return (
    <>
      <Look name={`${nameOf(first)}, live`} address={address} window={window}>
        {isDue && <LiveFrame key={address} name={nameOf(first)} address={address} onChange={onChange} />}
      </Look>
      {others.map((worn) => (
        <Look key={nameOf(worn)} name={nameOf(worn)} address={addressOf(worn)} window={window}>
          <CopiedFrame name={nameOf(worn)} page={page} worn={worn} />
        </Look>
      ))}
    </>
  );
}

interface LookProps {
  readonly name: string;
  readonly address: string;
  readonly window: WindowName;
  readonly children: ReactNode;
}

function Look({ name, address, window, children }: LookProps) {
  return (
    <li>
      <figure className={css.figure}>
        <div className={css.view[window]}>{children}</div>
        <figcaption className={css.caption}>
          <Link href={address} target="_blank">
            <bdi>{name}</bdi>
          </Link>
        </figcaption>
      </figure>
    </li>
  );
}

function storyAddress(screen: ScreenName, globals: Readonly<Record<string, string>>): string {
  // Judged where it is a story of its own, not in every sheet that shows it.
  const given = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(
    ([key, value]) => `${key}:${value}`,
  );
  return `iframe.html?id=${storyOf[screen]}&viewMode=story&globals=${given.join(';')}`;
}
