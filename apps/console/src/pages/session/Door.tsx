import { Link } from '@comanda/ui/Link';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '../../app/brand.ts';
import { useEnvironment } from '../../app/environment.ts';
import { useTitle } from '../../app/title.ts';
import { BrandMark } from '../../shell/BrandMark.tsx';
import { LookControls } from '../../shell/LookControls.tsx';
import * as css from './Door.css.ts';
import { DoorPicture } from './DoorPicture.tsx';

export interface DoorProps {
  /** Names the window. */
  readonly title: string;
  /** The page's heading, where it is longer than its title. */
  readonly heading?: string;
  /** Above the heading, in place of the brand's mark at the top. */
  readonly mark?: ReactNode;
  /** A whole sheet stands on it, and no picture beside. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  /** Below the card. */
  readonly below?: ReactNode;
}

let isFirst = true;

/**
 * A page in front of the shell: it asks for one thing, in the brand's name, beside the brand's picture (docs/product.md §2.1,
 * §22.1).
 */
export function Door({ title, heading = title, mark, isWide, children, below }: DoorProps) {
  const { t } = useLingui();
  useTitle(title);
  const environment = useEnvironment();
  const { name, legal } = brand;
  return (
    <div className={isWide ? css.sheetPage : css.page}>
      <header className={css.top}>
        {mark === undefined && <BrandMark />}
        <div className={css.controls}>
          <LookControls />
        </div>
      </header>
      <main className={isWide ? css.sheet : css.middle}>
        <div className={css.card}>
          <Title key={heading} mark={mark}>
            {heading}
          </Title>
          {children}
        </div>
        {below}
      </main>
      {!isWide && <DoorPicture />}
      <footer className={css.foot}>
        <Text as="div" size="sm" tone="muted">
          <div className={css.footer}>
            <Link href={legal.terms} tone="plain">{t`Terms`}</Link>
            <Link href={legal.privacy} tone="plain">{t`Privacy`}</Link>
            <Link href={legal.imprint} tone="plain">{t`Imprint`}</Link>
            {environment && (
              <span>
                {name} {environment.web} · {environment.release}
              </span>
            )}
          </div>
        </Text>
      </footer>
    </div>
  );
}

/** The window's own first page is read from its top; after that the focus goes to what has changed. */
function Title({ children, mark }: { readonly children: string; readonly mark: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = isFirst ? null : place.current?.querySelector('h1');
    isFirst = false;
    shown?.setAttribute('tabindex', '-1');
    shown?.focus();
  }, []);
  return (
    <div className={css.heading} ref={place}>
      {mark}
      <Heading level={1} size="title">
        {children}
      </Heading>
    </div>
  );
}
