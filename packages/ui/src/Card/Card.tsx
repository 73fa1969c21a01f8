import { useId, type ReactNode } from 'react';
import { hasContent } from '../Field/parts.ts';
import { classNames } from '../styles/classNames.ts';
import * as css from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  title?: string;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** `none` for a table or list that reaches the edges; `lg` where the card is all there is on the page. */
  padding?: css.Padding;
  /** `sunken` for what is only looked at: a preview, a result. */
  surface?: css.Surface;
  /** The level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  UNSAFE_className?: string;
}

/** Groups what belongs together on a page. A card in a card is a sign that headings would do. */
export function Card({
  children,
  title,
  description,
  actions,
  footer,
  padding = 'md',
  surface = 'raised',
  headingLevel = 2,
  UNSAFE_className,
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const Element = title === undefined ? 'div' : 'section';
  return (
    <Element
      data-surface={surface}
      className={classNames(css.card({ surface }), UNSAFE_className)}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      {title !== undefined && (
        <div className={css.header}>
          <div className={css.heading}>
            <Heading id={titleId} className={css.title}>
              {title}
            </Heading>
            {hasContent(description) && <p className={css.description}>{description}</p>}
          </div>
          {hasContent(actions) && <div className={css.actions}>{actions}</div>}
        </div>
      )}
      <div className={css.body({ padding })}>{children}</div>
      {hasContent(footer) && <div className={css.footer}>{footer}</div>}
    </Element>
  );
}
