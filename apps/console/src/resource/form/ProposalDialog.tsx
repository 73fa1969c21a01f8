import { fieldLabel } from '@comanda/api/labels';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Row, Rows } from '@comanda/ui/Rows';
import { Text } from '@comanda/ui/Text';
import { useLingui } from '@lingui/react/macro';
import { useLabel } from '../../app/index.ts';
import * as css from '../dialogs/dialogs.css.ts';
import { useForm } from './DraftContext.tsx';
import type { Proposal } from './outcome.ts';
import { useFaultText } from './useFaultText.ts';
import type { Saving } from './useSaving.ts';

export interface ProposalDialogProps {
  readonly saving: Saving;
  readonly onUse: (proposals: readonly Proposal[]) => void;
  /** Back to the form, at this field. */
  readonly onCancel: (field: string | undefined) => void;
}

/** A code or an order is taken: offers the free one (docs/product.md §7.1, §7.2). Nothing typed is lost either way. */
export function ProposalDialog({ saving, onUse, onCancel }: ProposalDialogProps) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const say = useFaultText();
  const { resource, draft } = useForm();
  const proposals = saving.kind === 'proposed' ? saving.proposals : [];
  const { faults, values } = draft.get();
  const words = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
    proposals.map(({ value }) => String(value)),
  );
  const first = proposals[0] && faults[proposals[0].field]?.[0];
  return (
    <Dialog
      title={first ? say(first) : ''}
      size="sm"
      role="alertdialog"
      isOpen={proposals.length > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel(proposals[0]?.field);
      }}
      renderActions={({ close }) => (
        <>
          <Button onPress={close}>{t`Cancel`}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter gives the expected answer; nothing is destroyed */}
          <Button tone="accent" autoFocus onPress={() => onUse(proposals)}>
            {t`Use ${words}`}
          </Button>
        </>
      )}
    >
      <div className={css.stack}>
        <p>{t`Another record has it already. This one is free:`}</p>
        <Rows isFramed>
          {proposals.map(({ field, value }) => (
            <Row key={field}>
              <span>{label(fieldLabel(resource, field))}</span>
              <span>
                <bdi>
                  <del>{String(values[field])}</del>
                </bdi>{' '}
                <Text as="bdi" weight="medium">
                  {String(value)}
                </Text>
              </span>
            </Row>
          ))}
        </Rows>
      </div>
    </Dialog>
  );
}
