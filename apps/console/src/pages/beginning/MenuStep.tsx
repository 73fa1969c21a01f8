import { type Company, companyCalls } from '@comanda/api/calls';
import { Button } from '@comanda/ui/Button';
import { LinkButton } from '@comanda/ui/Link';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useCallMutation } from '../../app/index.ts';
import { isDone } from '../../app/tellFailure.ts';
import * as css from './beginning.css.ts';
import { refreshed } from './refreshed.ts';

/** A menu: a small one to be replaced, or a file. */
export function MenuStep({ company }: { readonly company: Company }) {
  const { t } = useLingui();
  const { mutate, isPending } = useCallMutation(companyCalls.sampleMenu, { refreshes: refreshed });
  return (
    <div className={css.stack}>
      <Text as="p">{t`Begin with eight dishes and drinks to try it out, or import your own from a CSV or Excel file. Skip the step to type products later.`}</Text>
      <div className={css.line}>
        <Button
          tone="accent"
          isPending={isPending}
          onPress={() => void mutate({ data: { idCompany: company.id } }).then(isDone)}
        >
          {t`Take the sample menu`}
        </Button>
        <LinkButton href="/settings/sales/products/import">{t`Import a file`}</LinkButton>
      </div>
    </div>
  );
}
