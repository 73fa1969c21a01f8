import { useForm } from '../../resource/form/DraftContext.tsx';
import * as css from '../section.css.ts';
import type { SectionProps } from '../section.ts';
import { ReferenceGrid, type ReferenceGridProps } from './ReferenceGrid.tsx';

/** Fields whose details are figures by records of another area: a sheet, with the other fields above and below it. */
export function Sheet({ fields, Fields, ...options }: SectionProps & Pick<ReferenceGridProps, 'noteOf'>) {
  const { resource } = useForm();
  const at = fields.findIndex((name) => resource.fields[name]?.kind === 'list');
  const parts = at < 0 ? [fields] : [fields.slice(0, at), fields.slice(at + 1)];
  const list = fields[at];
  const [above = [], below = []] = parts;
  return (
    <div className={css.section}>
      {above.length > 0 && <Fields names={above} />}
      {list !== undefined && <ReferenceGrid list={list} {...options} />}
      {below.length > 0 && <Fields names={below} />}
    </div>
  );
}
