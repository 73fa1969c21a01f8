import type { Telling } from '@comanda/api/transfer';
import type { Import } from '@comanda/api/calls';
import { Banner } from '@comanda/ui/Banner';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Rows } from './Rows.tsx';

/** What an import has done, or what undoing it has, and every row. */
export function Result({ telling, job }: { readonly telling: Telling; readonly job: Import }) {
  return (
    <>
      {job.undone ? <Undone {...job.undone} /> : <Stored {...job} />}
      <Rows telling={telling} job={job} />
    </>
  );
}

function Stored({ stored }: Import) {
  const { t } = useLingui();
  if (!stored) return null;
  const { created, changed, failed, pictures, picturesFailed } = stored;
  const isWhole = failed === 0 && picturesFailed === 0;
  return (
    <Banner
      tone={isWhole ? 'success' : 'warning'}
      title={isWhole ? t`Imported` : t`Imported, but not all of it`}
    >
      {[
        t`${plural(created, { one: '# record created', other: '# records created' })}, ${plural(changed, { one: '# changed', other: '# changed' })}.`,
        failed > 0 &&
          t`${plural(failed, { one: '# was refused, as something had changed meanwhile: its row says what.', other: '# were refused, as something had changed meanwhile: their rows say what.' })}`,
        pictures > 0 &&
          t`${plural(pictures, { one: '# picture was wanted,', other: '# pictures were wanted,' })} ${plural(picturesFailed, { one: '# of them is not there.', other: '# of them are not there.' })}`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}

function Undone({ taken, kept }: NonNullable<Import['undone']>) {
  const { t } = useLingui();
  return (
    <Banner tone={kept === 0 ? 'success' : 'warning'} title={t`The import is undone`}>
      {[
        t`${plural(taken, { one: '# record was taken back.', other: '# records were taken back.' })}`,
        kept > 0 &&
          t`${plural(kept, { one: '# stays, as somebody changed or uses it since: its row says why.', other: '# stay, as somebody changed or uses them since: their rows say why.' })}`,
      ]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
