import { journalCalls, type JournalEntry, type JournalKind } from '@comanda/api/calls';
import { pluralOf } from '@comanda/api/labels';
import { Card } from '@comanda/ui/Card';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Pagination } from '@comanda/ui/Pagination';
import { Row, Rows } from '@comanda/ui/Rows';
import { SearchField } from '@comanda/ui/SearchField';
import { Select } from '@comanda/ui/Select';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCallQuery, useCompany, useLabel } from '../../app/index.ts';
import { Moment } from '../../app/Moment.tsx';
import { useRoleName } from '../../app/useRoleName.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './people.css.ts';

/** Kinds that belong together, by the words of the choice. */
const families = {
  signIns: ['SIGN_IN', 'SIGN_IN_REFUSED'],
  people: [
    'INVITE',
    'INVITE_WITHDRAW',
    'INVITE_ACCEPT',
    'MEMBER_REMOVE',
    'MEMBER_LOCK',
    'MEMBER_UNLOCK',
    'MEMBER_LEAVE',
    'NOTIFY',
  ],
  roles: ['ROLE_MAKE', 'ROLE_CHANGE', 'ROLE_DELETE', 'ROLE_GIVE', 'ROLE_SEE'],
  licences: ['LICENCE_ISSUE', 'LICENCE_REVOKE'],
  ownership: [
    'TRANSFER_OFFER',
    'TRANSFER_WITHDRAW',
    'TRANSFER_REJECT',
    'TRANSFER_ACCEPT',
    'COMPANY_CLOSE',
    'COMPANY_RESTORE',
  ],
  keys: ['KEY_GIVE', 'KEY_ACCEPT', 'KEY_REJECT', 'KEY_REVOKE'],
  exports: ['EXPORT'],
} as const satisfies Readonly<Record<string, readonly JournalKind[]>>;
type Family = keyof typeof families;
const isFamily = (id: string | null): id is Family => id !== null && id in families;
type Size = 10 | 25 | 50 | 100;
const isSize = (size: number): size is Size => [10, 25, 50, 100].includes(size);

/** Who did what in the company, the newest first (docs/product.md §22.11). */
export function Journal() {
  const { t } = useLingui();
  const { id: idCompany } = useCompany();
  const [words, setWords] = useState('');
  const [family, setFamily] = useState('all');
  const [page, setPage] = useState(1);
  const [limit, setLimit] = useState<Size>(10);
  const query = useCallQuery(
    journalCalls.read,
    {
      data: {
        idCompany,
        limit,
        offset: (page - 1) * limit,
        search: words.trim(),
        kinds: isFamily(family) ? [...families[family]] : [],
      },
    },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const { data } = query;
  return (
    <Card
      title={t`Journal`}
      description={t`Who did what in this company, and from where. Nobody can change or delete it.`}
    >
      <div className={css.page}>
        <div className={css.line}>
          <SearchField
            label={t`Search the journal`}
            value={words}
            onChange={(next) => {
              setWords(next);
              setPage(1);
            }}
          />
          <Select
            label={t`Show`}
            isLabelHidden
            options={[
              { id: 'all', label: t`Everything` },
              { id: 'signIns', label: t`Sign-ins` },
              { id: 'people', label: t`People` },
              { id: 'roles', label: t`Roles` },
              { id: 'licences', label: t`Licences of tills` },
              { id: 'ownership', label: t`Ownership` },
              { id: 'keys', label: t`Access keys` },
              { id: 'exports', label: t`Exports` },
            ]}
            value={family}
            onChange={(next) => {
              setFamily(next);
              setPage(1);
            }}
          />
        </div>
        <QueryState query={query} />
        {data?.total === 0 && (
          <EmptyState drawing="search" headingLevel={3} title={t`Nothing of this kind yet`} />
        )}
        {data && data.total > 0 && (
          <>
            <Rows label={t`Journal`}>
              {data.elements.map((entry) => (
                <Row key={entry.id}>
                  <What entry={entry} />
                  <Text size="sm" tone="muted">
                    {entry.address !== null && (
                      <>
                        <bdi>{entry.address}</bdi>
                        {' · '}
                      </>
                    )}
                    <Moment at={entry.at} />
                  </Text>
                </Row>
              ))}
            </Rows>
            <Pagination
              page={page}
              pageSize={limit}
              total={data.total}
              isTotalCapped={data.more === true}
              onPageChange={setPage}
              onPageSizeChange={(size) => {
                if (isSize(size)) setLimit(size);
                setPage(1);
              }}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function What({ entry: { by, kind, about } }: { readonly entry: JournalEntry }) {
  const { t } = useLingui();
  const label = useLabel();
  const nameOf = useRoleName();
  const { email = '', terminal = '', people = '', entity = '', title = '' } = about;
  const role = about.role ? nameOf(about.role) : '';
  const records = /^[A-Z]{3}$/.test(entity) ? label(pluralOf(entity)) : entity;
  const words: Readonly<Record<JournalKind, string>> = {
    SIGN_IN: t`Signed in`,
    SIGN_IN_REFUSED: t`A sign-in was refused`,
    INVITE: t`Invited ${email}`,
    INVITE_WITHDRAW: t`Withdrew the invitation of ${email}`,
    INVITE_ACCEPT: t`Accepted the invitation`,
    ROLE_MAKE: t`Made the role ${role}`,
    ROLE_CHANGE: t`Changed the role ${role}`,
    ROLE_DELETE: t`Deleted the role ${role}`,
    ROLE_GIVE: t`Gave the role ${role} to ${people}`,
    ROLE_SEE: t`Saw the company as ${people}`,
    LICENCE_ISSUE: t`Issued a licence for ${terminal}`,
    LICENCE_REVOKE: t`Revoked the licence of ${terminal}`,
    TRANSFER_OFFER: t`Offered the company to ${email}`,
    TRANSFER_WITHDRAW: t`Withdrew the offer to ${email}`,
    TRANSFER_REJECT: t`Rejected the company`,
    TRANSFER_ACCEPT: t`Took over the company`,
    KEY_GIVE: t`Gave an access key to ${email}`,
    KEY_ACCEPT: t`Accepted the access key`,
    KEY_REJECT: t`Rejected the access key`,
    KEY_REVOKE: t`Ended the access key of ${email}`,
    COMPANY_CLOSE: t`Closed the company`,
    COMPANY_RESTORE: t`Restored a backup`,
    MEMBER_REMOVE: t`Took ${people} out of the company`,
    MEMBER_LOCK: t`Locked ${people}`,
    MEMBER_UNLOCK: t`Unlocked ${people}`,
    MEMBER_LEAVE: t`Left the company`,
    EXPORT: t`Exported: ${records}`,
    NOTIFY: t`Wrote to people: ${title}`,
  };
  return (
    <span>
      <Text as="bdi" weight="medium">
        {by ?? t`Somebody who has left`}
      </Text>{' '}
      <Text tone={kind === 'SIGN_IN_REFUSED' ? 'danger' : 'muted'} wrap="anywhere" dir="auto">
        {words[kind]}
      </Text>
    </span>
  );
}
