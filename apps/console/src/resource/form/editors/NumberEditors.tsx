import { MoneyField } from '@comanda/ui/MoneyField';
import { NumberField } from '@comanda/ui/NumberField';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLingui } from '@lingui/react';
import { useCompany } from '../../../app/index.ts';
import { figureLocale } from '../../values/figureLocale.ts';
import { asNumber, asText } from '../../values/read.ts';
import { common, type EditorProps } from './editor.tsx';

/** Figures are typed with the company's separators, whatever the language of the page (docs/product.md §7.8). */
export function CompanyFigures({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return <I18nProvider locale={figureLocale(useCompany().currency, i18n.locale)}>{children}</I18nProvider>;
}

/** Bounds are the validator's to tell, with words; the box itself refuses nothing. */
export function IntegerEditor(props: EditorProps) {
  const { value, onChange } = props;
  return (
    <CompanyFigures>
      <NumberField
        {...common(props)}
        decimals={0}
        value={typeof value === 'number' ? String(value) : null}
        onChange={(next) => onChange(next === null ? null : Number(next))}
      />
    </CompanyFigures>
  );
}

export function DecimalEditor(props: EditorProps) {
  const { field, value, onChange } = props;
  if (field.kind !== 'decimal') return null;
  return (
    <CompanyFigures>
      <NumberField
        {...common(props)}
        decimals={field.scale}
        {...(field.unit !== undefined && { unit: field.unit })}
        value={asText(value) || null}
        onChange={onChange}
      />
    </CompanyFigures>
  );
}

export function MoneyEditor(props: EditorProps) {
  const { decimals, symbol } = useCompany().currency;
  return (
    <CompanyFigures>
      <MoneyField
        {...common(props)}
        decimals={decimals}
        symbol={symbol}
        value={asNumber(props.value)}
        onChange={props.onChange}
      />
    </CompanyFigures>
  );
}
