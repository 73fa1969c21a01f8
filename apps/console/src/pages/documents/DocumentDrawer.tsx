import { Button } from '@comanda/ui/Button';
import { Drawer, type DrawerProps } from '@comanda/ui/Drawer';
import { FieldValue } from '@comanda/ui/FieldValue';
import { Text } from '@comanda/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StepButtons } from '../../resource/form/StepButtons.tsx';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './tickets.css.ts';

/** A document that is open, and the way to others. */
export interface Opening {
  readonly id: string;
  /** Those of the list that it stands in, in their order. */
  readonly ids?: readonly string[];
  /** Shows another one in its place. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** A name and what stands for it; without a value it is left out. */
export type DocumentFact = readonly [name: string, value: ReactNode];

/** Where, when, by whom and for whom: what is known of a document besides its lines. */
export function DocumentFacts({ facts }: { readonly facts: readonly DocumentFact[] }) {
  return (
    <div className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <FieldValue key={name} label={name}>
              <bdi>{value}</bdi>
            </FieldValue>
          ),
      )}
    </div>
  );
}

/** What one document says, part by part. */
export interface DocumentParts {
  readonly title: string;
  /** What it comes to. */
  readonly total?: string;
  /** How it stands, where that is told. */
  readonly state?: ReactNode;
  /** What somebody has to know before all else. */
  readonly notice?: ReactNode;
  /** Documents of its kind that it is about, or that are about it. */
  readonly related?: readonly { readonly id: string; readonly text: string }[];
  readonly facts?: readonly DocumentFact[];
  /** Lines, taxes, payments. */
  readonly body: ReactNode;
  /** What can be done with it; nothing where there is nothing. */
  readonly acts?: ReactNode;
}

export interface DocumentDrawerProps<Made> extends Opening, Pick<DrawerProps, 'size'> {
  /** What it is called until it is there. */
  readonly kind: string;
  readonly query: UseQueryResult<Made>;
  readonly whole: (made: Made) => DocumentParts;
}

/** One document over its list: what it comes to and how it stands, what is in it, and what can be done at the foot. */
export function DocumentDrawer<Made>({
  id,
  ids = [],
  onOpen,
  onClose,
  kind,
  query,
  whole,
  size = 'md',
}: DocumentDrawerProps<Made>) {
  const parts = query.data === undefined ? undefined : whole(query.data);
  const related = parts?.related ?? [];
  return (
    <Drawer
      title={parts?.title ?? kind}
      size={size}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      // What was asked of one document is not asked of the next.
      actions={parts?.acts && <ActsOf key={id}>{parts.acts}</ActsOf>}
    >
      <div className={css.stack}>
        <div className={css.head}>
          <div className={css.line}>
            {parts?.total !== undefined && (
              <Text as="bdi" size="title" isFigures wrap="none">
                {parts.total}
              </Text>
            )}
            {parts?.state}
          </div>
          <StepButtons id={id} ids={ids} onStep={onOpen} />
        </div>
        <QueryState query={query} />
        {parts?.notice}
        {related.length > 0 && (
          <div className={css.line}>
            {related.map((other) => (
              <Button key={other.id} size="sm" onPress={() => onOpen(other.id)}>
                {other.text}
              </Button>
            ))}
          </div>
        )}
        {parts?.facts && <DocumentFacts facts={parts.facts} />}
        {parts?.body}
      </div>
    </Drawer>
  );
}

const ActsOf = ({ children }: { readonly children: ReactNode }) => children;
