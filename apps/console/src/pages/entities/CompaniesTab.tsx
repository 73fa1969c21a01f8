import { type Company, companyCalls, transferCalls } from '@comanda/api/calls';
import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { Badge } from '@comanda/ui/Badge';
import { BulkBar } from '@comanda/ui/BulkBar';
import { Button } from '@comanda/ui/Button';
import { Card } from '@comanda/ui/Card';
import { Checkbox } from '@comanda/ui/Checkbox';
import { EmptyState } from '@comanda/ui/EmptyState';
import { Link } from '@comanda/ui/Link';
import { Pagination } from '@comanda/ui/Pagination';
import { SearchField } from '@comanda/ui/SearchField';
import { Heading, Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Check, Handshake, Layers } from 'lucide-react';
import { useState } from 'react';
import { useAllowed, useCallQuery } from '../../app/index.ts';
import { useSelectedCompany } from '../../app/selection.ts';
import { isSeeing } from '../../app/storage.ts';
import { usePaging } from '../../app/usePaging.ts';
import * as css from '../business/CompaniesPage.css.ts';
import { CompanyFacts } from '../business/CompanyFacts.tsx';
import { companyHref } from '../business/hrefs.ts';
import { QueryState } from '../../list/QueryState.tsx';
import { lazyPart } from '../../lazyPart.ts';
import * as own from './entities.css.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { useWorkIn } from './useWorkIn.ts';

const OfferDialog = lazyPart(
  async () => (await import('../ownership/OfferDialog.tsx')).OfferDialog,
  'pages/ownership',
);

/** From here on a list is searched, not read. */
const MANY = 6;
/** From here on the platform looks for them, page by page. */
const LOTS = 24;

export interface CompaniesTabProps {
  readonly companies: readonly Company[];
}

/** The companies as cards, to work in one of them; those of one's own are ticked to be grouped or handed over. */
export function CompaniesTab({ companies }: CompaniesTabProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const List = companies.length > LOTS ? FoundThere : FoundHere;
  return (
    <div>
      <Ticked companies={companies} ticked={ticked} onClear={() => setTicked([])} />
      <div className={own.tab}>
        <List companies={companies} ticked={ticked} onTicked={setTicked} />
      </div>
    </div>
  );
}

interface TickingProps extends CompaniesTabProps {
  readonly ticked: readonly string[];
  readonly onTicked: (ticked: readonly string[]) => void;
}

/** A few companies, all of them here. */
function FoundHere({ companies, ...ticking }: TickingProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const wanted = words.trim().toLocaleLowerCase();
  const found = companies.filter(({ cName, code }) =>
    `${cName} ${code}`.toLocaleLowerCase().includes(wanted),
  );
  return (
    <>
      {companies.length > MANY && (
        <div className={css.search}>
          <SearchField label={t`Search companies`} value={words} onChange={setWords} />
        </div>
      )}
      {found.length === 0 ? (
        <NothingFound onClear={() => setWords('')} />
      ) : (
        <Cards companies={found} {...ticking} />
      )}
    </>
  );
}

/** Lots of companies: the platform looks for them by name and code. */
function FoundThere({ companies: _all, ...ticking }: TickingProps) {
  const { t } = useLingui();
  const paging = usePaging(25);
  const query = useCallQuery(
    companyCalls.list,
    { data: paging.asked },
    { placeholderData: keepPreviousData },
  );
  const { data } = query;
  return (
    <>
      <div className={css.search}>
        <SearchField label={t`Search companies`} value={paging.words} onChange={paging.setWords} />
      </div>
      <QueryState query={query} />
      {data?.total === 0 && <NothingFound onClear={() => paging.setWords('')} />}
      {data && <Cards companies={data.elements} {...ticking} />}
      {data && data.total > 10 && (
        <Pagination
          page={paging.page}
          pageSize={paging.asked.limit}
          total={data.total}
          onPageChange={paging.setPage}
          onPageSizeChange={paging.setLimit}
        />
      )}
    </>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="search"
      headingLevel={2}
      title={t`No company with this name`}
      action={<Button onPress={onClear}>{t`Clear search`}</Button>}
    />
  );
}

/** What the person owns: nobody else ticks a company, and who looks on as somebody else ticks none. */
const useOwned = () => {
  const mayAsk = useAllowed('ALLOW_USER_PROFILE') && !isSeeing;
  const { data } = useCallQuery(transferCalls.owned, {}, { enabled: mayAsk });
  return data?.companiesWithStores ?? [];
};

function Cards({ companies, ticked, onTicked }: TickingProps) {
  const owned = new Set(useOwned().map(({ id }) => id));
  return (
    <ul role="list" className={css.cards}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard
            company={company}
            isTicked={ticked.includes(company.id)}
            {...(owned.has(company.id) && {
              onTick: (isOn: boolean) =>
                onTicked(isOn ? [...ticked, company.id] : ticked.filter((id) => id !== company.id)),
            })}
          />
        </li>
      ))}
    </ul>
  );
}

interface TickedProps extends CompaniesTabProps {
  readonly ticked: readonly string[];
  readonly onClear: () => void;
}

/** What is done with companies that were ticked. */
function Ticked({ companies, ticked, onClear }: TickedProps) {
  const { t } = useLingui();
  const owned = useOwned();
  const hasGroups = useAllowed('ALLOW_USER_GROUP');
  const [open, setOpen] = useState<'group' | 'offer'>();
  const close = (): void => setOpen(undefined);
  const chosen = companies.filter(({ id }) => ticked.includes(id));
  const isFree = owned.some(({ id, isOffered }) => ticked.includes(id) && !isOffered);
  return (
    <>
      <BulkBar
        label={t`Ticked companies`}
        count={chosen.length}
        onClear={onClear}
        actions={[
          ...(hasGroups
            ? [{ id: 'group', label: t`New group of them`, icon: Layers, onAction: () => setOpen('group') }]
            : []),
          {
            id: 'offer',
            label: t`Offer their ownership`,
            icon: Handshake,
            isDisabled: !isFree,
            onAction: () => setOpen('offer'),
          },
        ]}
      />
      {open === 'group' && <GroupDialog begunWith={ticked} onClose={close} />}
      {open === 'offer' && <OfferDialog owned={owned} begunWith={ticked} onClose={close} />}
    </>
  );
}

interface CompanyCardProps {
  readonly company: Company;
  readonly isTicked: boolean;
  /** Its owner's. */
  readonly onTick?: (isOn: boolean) => void;
}

function CompanyCard({ company, isTicked, onTick }: CompanyCardProps) {
  const { t } = useLingui();
  const isSelected = useSelectedCompany()?.id === company.id;
  const { cName, code, avatar } = company;
  const workIn = useWorkIn('company');
  return (
    <Card>
      <div className={css.card}>
        <div className={css.head}>
          {onTick && (
            <Checkbox label={t`Tick ${cName}`} isLabelHidden isSelected={isTicked} onChange={onTick} />
          )}
          <Avatar shape="square" name={cName} src={smallPicture(avatar.url)} />
          <div className={css.names}>
            <Heading level={2} size="lg">
              <Link href={companyHref(company.id)} tone="plain" underline="hover">
                <bdi>{cName}</bdi>
              </Link>
            </Heading>
            <div className={own.buttons}>
              <Text as="bdi" size="sm" tone="muted">
                {code}
              </Text>
              {isSelected && <Badge tone="accent" icon={Check}>{t`Selected`}</Badge>}
            </div>
          </div>
          <FavouriteButton kind="company" id={company.id} name={cName} />
        </div>
        <CompanyFacts company={company} />
        <Button
          isWide
          onPress={() => void workIn(company.id)}
          aria-label={isSelected ? t`Continue: ${cName}` : t`Work in this company: ${cName}`}
        >
          {isSelected ? t`Continue` : t`Work in this company`}
        </Button>
      </div>
    </Card>
  );
}
