import { allAt, at, type Part, textAt } from './tree.ts';

/** A line as an electronic invoice has it: figures are texts, and may be none. */
export interface SaidLine {
  /** What it may be found by here: the buyer's code, a bar code, the seller's code. */
  readonly codes: readonly string[];
  readonly name: string;
  readonly quantity: string;
  /** Of one, without taxes and before anything is taken off. */
  readonly price: string;
  /** What it comes to without taxes, when everything is taken off. */
  readonly net: string;
  /** Per cent of its tax. */
  readonly rate: string;
}
export interface Said {
  readonly format: 'UBL' | 'Facturae';
  readonly kind: 'N' | 'A';
  readonly document: string;
  readonly day: string;
  readonly currency: string;
  readonly supplier: { readonly name: string; readonly taxNumber: string };
  readonly lines: readonly SaidLine[];
  readonly taxes: readonly { readonly rate: string; readonly tax: string }[];
  readonly net: string;
  readonly total: string;
}

const present = (...texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((one) => one !== '')),
];

/** UBL 2.1, as EN 16931 and PEPPOL use it. */
const ubl = (root: Part, isCredit: boolean): Said => {
  const party = at(root, 'AccountingSupplierParty/Party');
  const word = isCredit ? 'CreditNote' : 'Invoice';
  return {
    format: 'UBL',
    kind: isCredit ? 'A' : 'N',
    document: textAt(root, 'ID'),
    day: textAt(root, 'IssueDate'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    supplier: {
      name: textAt(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
      taxNumber: textAt(
        party,
        'PartyTaxScheme/CompanyID',
        'PartyLegalEntity/CompanyID',
        'PartyIdentification/ID',
      ),
    },
    lines: allAt(root, `${word}Line`).map((line) => {
      const base = textAt(line, 'Price/BaseQuantity');
      const price = textAt(line, 'Price/PriceAmount');
      return {
        codes: present(
          textAt(line, 'Item/BuyersItemIdentification/ID'),
          textAt(line, 'Item/StandardItemIdentification/ID'),
          textAt(line, 'Item/SellersItemIdentification/ID'),
        ),
        name: textAt(line, 'Item/Name', 'Item/Description'),
        quantity: textAt(line, isCredit ? 'CreditedQuantity' : 'InvoicedQuantity'),
        // A price may be that of a hundred.
        price: base === '' || Number(base) === 1 ? price : String(Number(price) / Number(base)),
        net: textAt(line, 'LineExtensionAmount'),
        rate: textAt(line, 'Item/ClassifiedTaxCategory/Percent', 'TaxTotal/TaxSubtotal/TaxCategory/Percent'),
      };
    }),
    taxes: allAt(root, 'TaxTotal/TaxSubtotal').map((share) => ({
      rate: textAt(share, 'TaxCategory/Percent', 'Percent'),
      tax: textAt(share, 'TaxAmount'),
    })),
    net: textAt(root, 'LegalMonetaryTotal/TaxExclusiveAmount'),
    total: textAt(root, 'LegalMonetaryTotal/TaxInclusiveAmount'),
  };
};

/** Facturae 3.2, as the Spanish authorities take it. */
const facturae = (root: Part): Said => {
  const seller = at(root, 'Parties/SellerParty');
  const invoice = at(root, 'Invoices/Invoice');
  const head = at(invoice, 'InvoiceHeader');
  const series = textAt(head, 'InvoiceSeriesCode');
  const number = textAt(head, 'InvoiceNumber');
  return {
    format: 'Facturae',
    kind: textAt(head, 'InvoiceClass') === 'OR' ? 'A' : 'N',
    document: series === '' ? number : `${series}-${number}`,
    day: textAt(invoice, 'InvoiceIssueData/IssueDate'),
    currency: textAt(invoice, 'InvoiceIssueData/InvoiceCurrencyCode'),
    supplier: {
      name:
        textAt(seller, 'LegalEntity/CorporateName') ||
        present(
          textAt(seller, 'Individual/Name'),
          textAt(seller, 'Individual/FirstSurname'),
          textAt(seller, 'Individual/SecondSurname'),
        ).join(' '),
      taxNumber: textAt(seller, 'TaxIdentification/TaxIdentificationNumber'),
    },
    lines: allAt(invoice, 'Items/InvoiceLine').map((line) => ({
      codes: present(textAt(line, 'ArticleCode')),
      name: textAt(line, 'ItemDescription'),
      quantity: textAt(line, 'Quantity'),
      price: textAt(line, 'UnitPriceWithoutTax'),
      net: textAt(line, 'GrossAmount', 'TotalCost'),
      rate: textAt(line, 'TaxesOutputs/Tax/TaxRate'),
    })),
    taxes: allAt(invoice, 'TaxesOutputs/Tax').map((share) => ({
      rate: textAt(share, 'TaxRate'),
      tax: textAt(share, 'TaxAmount/TotalAmount'),
    })),
    net: textAt(invoice, 'InvoiceTotals/TotalGrossAmountBeforeTaxes'),
    total: textAt(invoice, 'InvoiceTotals/InvoiceTotal'),
  };
};

/** What an electronic invoice says; nothing where it is of no format that is read. */
export const saidIn = (name: string, root: Part): Said | undefined => {
  if (name === 'Invoice' || name === 'CreditNote') return ubl(root, name === 'CreditNote');
  return name === 'Facturae' ? facturae(root) : undefined;
};
