import { Fragment, type ReactNode } from 'react';
import type { CardParts } from './columnModel.ts';
import * as css from './Cells.css.ts';
import type { DataTableColumn } from './types.ts';

/** Plain text is cut with an ellipsis; anything else arranges itself. */
const arranged = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? (
    <span className={css.cellText} dir="auto">
      {content}
    </span>
  ) : (
    content
  );

const isNothing = (content: ReactNode): boolean =>
  content === undefined || content === null || content === false || content === '';

interface LeadProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly under: readonly ReactNode[];
  readonly marks: ReactNode;
}

/** What a row is, in two lines beside its picture. */
function Lead({ picture, title, under, marks }: LeadProps) {
  const told = under.filter((part) => !isNothing(part));
  return (
    <>
      {picture}
      <span className={css.lead}>
        {arranged(title)}
        {told.length > 0 && (
          <span className={css.about}>
            <span className={css.under}>
              {told.map((part, index) =>
                index === 0 ? (
                  <Fragment key={index}>{arranged(part)}</Fragment>
                ) : (
                  <span key={index} className={css.part}>
                    <span aria-hidden="true">·</span>
                    {arranged(part)}
                  </span>
                ),
              )}
            </span>
            <span className={css.marks}>{marks}</span>
          </span>
        )}
      </span>
    </>
  );
}

interface CellContentProps<Row> {
  readonly column: DataTableColumn<Row>;
  readonly row: Row;
}

export function CellContent<Row>({ column, row }: CellContentProps<Row>) {
  const { cell, picture, under, marks } = column;
  if (!picture && !under) return arranged(cell(row));
  return <Lead picture={picture?.(row)} title={cell(row)} under={[under?.(row)]} marks={marks?.(row)} />;
}

export interface CardContentProps<Row> extends CardParts<Row> {
  readonly row: Row;
}

/** A row as a card: what it is, what tells it from others, and its figure at the end. */
export function CardContent<Row>({ title, values, details, row }: CardContentProps<Row>) {
  const figure = values.map(({ cell }) => cell(row)).find((content) => !isNothing(content));
  return (
    <>
      <Lead
        picture={title.picture?.(row)}
        title={title.cell(row)}
        under={[title.under?.(row), ...details.map(({ cell }) => cell(row))]}
        marks={title.marks?.(row)}
      />
      {!isNothing(figure) && (
        <span className={css.value}>
          <bdi>{figure}</bdi>
        </span>
      )}
    </>
  );
}
