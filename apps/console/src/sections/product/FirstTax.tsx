import { product } from '@comanda/api/areas/sales/product';
import { actionOf } from '@comanda/api/permissions';
import { useEffect, useRef } from 'react';
import { useAllowed, useCallQuery, useCompany } from '../../app/index.ts';
import { callsOf } from '../../resource/calls.ts';
import { useDraftField, useForm } from '../../resource/form/DraftContext.tsx';
import { RecordField } from '../../resource/form/RecordField.tsx';
import { asText } from '../../resource/values/read.ts';
import { storedIn } from '../../resource/values/stored.ts';
import { mostFrequent } from './mostFrequent.ts';

/** The tax of a new product, proposed as the latest products of its category have it until a person chooses one. */
export function FirstTax() {
  const idCompany = useCompany().id;
  const category = asText(useDraftField('idDepartment').value);
  const { draft } = useForm();
  const { value } = useDraftField('idTaxSale');
  const proposed = useRef('');
  const isTheirs = useRef(false);
  const { data } = useCallQuery(
    callsOf(product).list,
    {
      data: {
        idCompany,
        limit: 10,
        order: 'order DESC',
        ...(category !== '' && {
          whereExtra: { field: 'idDepartment', operator: 'eq', value: category },
        }),
      },
    },
    { enabled: useAllowed(actionOf(product, 'ACCESS')) },
  );
  const usual = mostFrequent(storedIn(data?.elements ?? []).map((one) => asText(one['idTaxSale'])));
  const chosen = asText(value);
  useEffect(() => {
    // What a person has chosen or cleared is theirs: nothing is proposed after that.
    if (chosen !== proposed.current) isTheirs.current = true;
    if (isTheirs.current || usual === undefined || usual === chosen) return;
    proposed.current = usual;
    draft.propose('idTaxSale', usual);
  }, [usual, chosen, draft]);
  return <RecordField name="idTaxSale" />;
}
