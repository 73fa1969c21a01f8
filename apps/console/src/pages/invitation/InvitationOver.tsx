import { tokenStore } from '@comanda/api/browser-session';
import { LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { carry } from '../../app/carried.ts';
import { goToDoor } from '../../app/doorPaths.ts';
import { signInHref } from '../../app/signInHref.ts';
import { PREFIX } from '../../app/storage.ts';
import { Button } from '@comanda/ui/Button';
import { Door } from '../session/Door.tsx';
import { receivedHref } from './byLink.ts';
import type { Standing } from './standing.ts';
import type { Opened } from './useOpened.ts';

export interface InvitationOverProps {
  readonly email: string;
  /** None: it is not known which invitation it was. */
  readonly opened?: Opened;
  readonly standing?: Exclude<Standing, 'PND'>;
}

/** An invitation that is answered no more, in words of its own, with the next step. */
export function InvitationOver({ email, opened, standing }: InvitationOverProps) {
  const { t } = useLingui();
  const { company = '', sender = '' } = opened ?? {};
  const isSignedIn = tokenStore(PREFIX).read() !== undefined;
  const rejected = {
    title: t`This invitation was rejected`,
    text: t`To work in ${company} after all, ask ${sender} for another one.`,
  };
  const words = {
    ACP: {
      title: t`This invitation was accepted`,
      text: t`${company} is among your companies.`,
    },
    RJC: rejected,
    BLC: rejected,
    withdrawn: {
      title: t`This invitation was withdrawn`,
      text: t`To work in ${company}, ask ${sender} for another one.`,
    },
    expired: {
      title: t`This invitation has expired`,
      text: t`An invitation is valid for 30 days. Ask ${sender} to invite you to ${company} again.`,
    },
  };
  const { title, text } = standing
    ? words[standing]
    : {
        title: t`This link no longer works`,
        text: t`Look for a newer e-mail, or check your profile for invitations.`,
      };
  return (
    <Door title={title}>
      <Text as="p">{text}</Text>
      {isSignedIn ? (
        <LinkButton href={standing === 'ACP' ? '/' : receivedHref} tone="accent" size="lg">
          {standing === 'ACP' ? t`Continue` : t`Invitations received`}
        </LinkButton>
      ) : (
        <Button
          tone="accent"
          size="lg"
          isWide
          onPress={() => {
            carry({ email });
            goToDoor(signInHref(standing === 'ACP' ? undefined : receivedHref));
          }}
        >
          {t`Sign in`}
        </Button>
      )}
    </Door>
  );
}
