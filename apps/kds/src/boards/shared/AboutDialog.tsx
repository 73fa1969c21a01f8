import { nameIn } from '@comanda/machines/language';
import { Button } from '@comanda/ui/Button';
import { Dialog } from '@comanda/ui/Dialog';
import { Fact, Facts } from '@comanda/ui/Facts';
import { useTicked } from '@comanda/ui/OrderTimer';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { saveKept } from './saveKept.ts';
import type { PanelProps } from './panels.ts';
import { useReadable } from './useReadable.ts';

/** What somebody on the telephone asks for when a screen gives trouble. */
export function AboutDialog({ screen: { kitchen, enrolment }, isAudible, onClose }: PanelProps) {
  const { t, i18n } = useLingui();
  const { settings = enrolment.settings, line, waiting, isDiskSound } = useReadable(kitchen.state);
  const { provenAt } = line;
  const proven = useTicked(() => provenAt && Math.round((performance.now() - provenAt()) / 1000));
  const time = useTicked(() =>
    i18n.date(new Date(kitchen.now()), {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: settings.timeZone,
    }),
  );
  const rows: readonly (readonly [string, string])[] = [
    [t`Screen`, enrolment.name],
    [t`Monitor`, nameIn(settings.names, i18n.locale, settings.languages[0]) || settings.code],
    [t`Store`, settings.sName],
    [t`Last proof of the board`, proven === undefined ? t`none yet` : t`${i18n.number(proven)} s ago`],
    [t`Steps not sent yet`, i18n.number(waiting)],
    [t`Storage`, isDiskSound ? t`keeps what is pressed` : t`refuses to keep what is pressed`],
    [t`Sound`, isAudible ? t`can be heard` : t`cannot be heard`],
    [t`Time of the server`, time],
    [t`Display`, `${screen.width} × ${screen.height} · ${devicePixelRatio}`],
  ];
  return (
    <Dialog
      title={t`About this screen`}
      isOpen
      isDismissable
      onOpenChange={onClose}
      actions={
        <Button
          iconStart={Download}
          onPress={() => void saveKept(kitchen)}
        >{t`Save what is not sent as a file`}</Button>
      }
    >
      <Facts columns="halves">
        {rows.map(([name, value]) => (
          <Fact key={name} term={name}>
            <bdi>{value}</bdi>
          </Fact>
        ))}
      </Facts>
    </Dialog>
  );
}
