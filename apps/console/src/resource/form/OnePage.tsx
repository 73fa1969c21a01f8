import { useCompany } from '../../app/index.ts';
import { FormPage, type FormPageProps } from './FormPage.tsx';

/** The one record of the selected company, whose id is the company's own. */
export function OnePage({ resource, mode }: Omit<FormPageProps, 'id'>) {
  const { id } = useCompany();
  return <FormPage key={id} resource={resource} mode={mode} id={id} />;
}
