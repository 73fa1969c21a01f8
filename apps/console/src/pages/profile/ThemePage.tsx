import { Card } from '@comanda/ui/Card';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../app/PageHead.tsx';
import { OwnLook } from '../../shell/OwnLook.tsx';

/** `/profile/theme`: how the console looks; a choice is worn and kept at once. */
export function ThemePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Appearance`}
        description={t`Your choice applies at once, on every device where you sign in.`}
      />
      <Card>
        <OwnLook />
      </Card>
    </>
  );
}
