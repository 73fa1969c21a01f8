import { messageCalls } from '@comanda/api/calls';
import { Card } from '@comanda/ui/Card';
import { LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Moment } from '../../app/Moment.tsx';
import { useCallMutation, useCallQuery, useSession } from '../../app/index.ts';
import { PageHead } from '../../app/PageHead.tsx';
import { placeOf } from '../../shell/messagePlace.ts';
import { openMessage } from '../../shell/openMessage.ts';
import { messagesChanged } from '../../shell/useMessages.ts';
import { QueryState } from '../../list/QueryState.tsx';
import * as css from './notices.css.ts';

/** `/notification/$id`: where a notification of the browser leads. It has been read, and goes on to the page that it is about. */
export function MessagePage() {
  const { t } = useLingui();
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const { user } = useSession();
  const router = useRouter();
  const query = useCallQuery(messageCalls.get, { params: { id } }, { staleTime: 0 });
  const { mutate } = useCallMutation(messageCalls.read, { refreshes: messagesChanged });
  const opened = useRef<string>(undefined);
  const { data } = query;
  const place = data && placeOf(data, user.id);
  useEffect(() => {
    if (!data || opened.current === data.id) return;
    opened.current = data.id;
    if (data.status === 'UNR') void mutate({ data: { ids: [data.id] } });
    if (place !== undefined) void openMessage(router, data, ({ history }) => history.replace(place));
  }, [data, place, mutate, router]);
  return (
    <div className={css.page}>
      <QueryState query={query} />
      {data && (
        <>
          <PageHead title={data.title} description={<Moment at={data.created} />} />
          <Card>
            <div className={css.page}>
              <Text as="p" wrap="lines" dir="auto">
                {data.body}
              </Text>
              <div className={css.line}>
                <LinkButton href={place ?? '/'}>{place === undefined ? t`Go to home` : t`Open`}</LinkButton>
              </div>
            </div>
          </Card>
        </>
      )}
    </div>
  );
}
