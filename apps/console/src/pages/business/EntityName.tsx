import { smallPicture } from '@comanda/api/pictures';
import { Avatar } from '@comanda/ui/Avatar';
import { Link } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import * as css from './CompaniesPage.css.ts';

export interface EntityNameProps {
  readonly name: string;
  /** Where its picture is; its initials stand in for one that it has not. */
  readonly picture: string | null;
  /** Its page, where the person may open it. */
  readonly href?: string | undefined;
  /** What tells it from another of its name: code, town. */
  readonly about?: string;
}

/** A company, a store or a group in a list: its face, its name that leads to its page, and what tells it from others. */
export function EntityName({ name, picture, href, about = '' }: EntityNameProps) {
  return (
    <span className={css.head}>
      <Avatar shape="square" name={name} src={smallPicture(picture)} />
      <span className={css.names}>
        {href === undefined ? (
          <Text as="bdi" weight="medium" wrap="anywhere">
            {name}
          </Text>
        ) : (
          <Link href={href} tone="plain" underline="hover" isStrong>
            <bdi>{name}</bdi>
          </Link>
        )}
        {about !== '' && (
          <Text as="bdi" size="sm" tone="muted">
            {about}
          </Text>
        )}
      </span>
    </span>
  );
}
