import { type Part, plain, xmlOf } from '../xml.ts';
import { emission } from './cufe.ts';

/** Who issues a document, or receives it. */
export interface Taxpayer {
  /** 1 natural person, 2 legal entity. */
  readonly kind: '1' | '2';
  readonly ruc: string;
  readonly dv: string;
  readonly name: string;
}
/** What the electronic invoice is told of a ticket; money in cents, none of it less than nothing. */
export interface Facts {
  /** 1 in earnest, 2 to try. */
  readonly environment: '1' | '2';
  /** 01 sale, 04 and 05 note of credit and of debit about another one, 06 and 07 about one that is not electronic. */
  readonly kind: '01' | '04' | '05' | '06' | '07';
  readonly number: string;
  readonly point: string;
  readonly security: string;
  /** `2026-03-14T13:05:00-05:00` */
  readonly moment: string;
  readonly issuer: Taxpayer;
  readonly branch: string;
  readonly place: {
    readonly code: string;
    readonly township: string;
    readonly district: string;
    readonly province: string;
    /** `8.952400,-79.535100` */
    readonly coordinates: string;
    readonly street: string;
    readonly phone: string;
  };
  /** A taxpayer, or nobody but a consumer. */
  readonly buyer: (Taxpayer & { readonly street: string }) | undefined;
  readonly corrects: { readonly cufe: string; readonly moment: string } | undefined;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly net: number;
    readonly total: number;
    /** 00 exempt, 01 7 %, 02 10 %, 03 15 %. */
    readonly rate: string;
  }[];
  readonly net: number;
  readonly total: number;
  /** How it was paid, by the tax office's own numbers, with its name where that has none. */
  readonly payments: readonly { readonly form: string; readonly name?: string; readonly amount: number }[];
  readonly change: number;
  /** 1 at once, 2 later, 3 both. */
  readonly when: '1' | '2' | '3';
}

const namespace = 'http://dgi-fep.mef.gob.pa';
const written = (cents: number): string => (cents / 100).toFixed(2);
/** Names there have two signs at least. */
const named = (text: string, most: number): string => plain(text, most).padEnd(2, '.');

const ruc = (name: string, { kind, ruc: number, dv }: Taxpayer): Part => [
  name,
  ['dTipoRuc', kind],
  ['dRuc', number],
  ['dDV', dv],
];
const issuer = ({ issuer: who, branch, place }: Facts): Part => [
  'gEmis',
  ruc('gRucEmi', who),
  ['dNombEm', plain(who.name, 100)],
  ['dSucEm', branch],
  ['dCoordEm', place.coordinates],
  ['dDirecEm', plain(place.street, 100)],
  [
    'gUbiEm',
    ['dCodUbi', place.code],
    ['dCorreg', plain(place.township, 50)],
    ['dDistr', plain(place.district, 50)],
    ['dProv', place.province],
  ],
  ['dTfnEm', place.phone],
];
const receiver = ({ buyer }: Facts): Part => [
  'gDatRec',
  ['iTipoRec', buyer ? '01' : '02'],
  buyer && ruc('gRucRec', buyer),
  buyer && ['dNombRec', named(buyer.name, 100)],
  buyer && buyer.street !== '' ? ['dDirecRec', plain(buyer.street, 100)] : undefined,
  ['cPaisRec', 'PA'],
];
const reference = ({ corrects, issuer: who }: Facts): Part | undefined =>
  corrects && [
    'gDFRef',
    ruc('gRucEmDFRef', who),
    ['dNombEmRef', named(who.name, 100)],
    ['dFechaDFRef', corrects.moment],
    ['gDFRefNum', ['gDFRefFE', ['dCUFERef', corrects.cufe]]],
  ];

const general = (facts: Facts): Part => {
  const isBack = facts.kind === '04' || facts.kind === '06';
  return [
    'gDGen',
    ['iAmb', facts.environment],
    ['iTpEmis', emission],
    ['iDoc', facts.kind],
    ['dNroDF', facts.number],
    ['dPtoFacDF', facts.point],
    ['dSeg', facts.security],
    ['dFechaEm', facts.moment],
    // 01 a sale, 11 what came back of one.
    ['iNatOp', isBack ? '11' : '01'],
    ['iTipoOp', '1'],
    ['iDest', '1'],
    // The till has printed its ticket already: nothing is printed of the document.
    ['iFormCAFE', '1'],
    ['iEntCAFE', '1'],
    ['dEnvFE', '1'],
    ['iProGen', '1'],
    isBack ? undefined : ['iTipoTranVenta', '1'],
    issuer(facts),
    receiver(facts),
    reference(facts),
  ];
};

const item = ({ name, quantity, net, total, rate }: Facts['lines'][number], index: number): Part => [
  'gItem',
  ['dSecItem', String(index + 1)],
  ['dDescProd', named(name, 500)],
  ['dCantCodInt', quantity.toFixed(6)],
  [
    'gPrecios',
    ['dPrUnit', (net / 100 / quantity).toFixed(6)],
    ['dPrItem', written(net)],
    ['dValTotItem', written(total)],
  ],
  ['gITBMSItem', ['dTasaITBMS', rate], ['dValITBMS', written(total - net)]],
];

const totals = ({ net, total, change, payments, lines, when }: Facts): Part => [
  'gTot',
  ['dTotNeto', written(net)],
  ['dTotITBMS', written(total - net)],
  // All taxes of the document: there is no other one.
  ['dTotGravado', written(total - net)],
  ['dVTot', written(total)],
  ['dTotRec', written(total + change)],
  change === 0 ? undefined : ['dVuelto', written(change)],
  ['iPzPag', when],
  ['dNroItems', String(lines.length)],
  ['dVTotItems', written(total)],
  ...payments.map(({ form, name, amount }): Part => [
    'gFormaPago',
    ['iFormaPago', form],
    name === undefined ? undefined : ['dFormaPagoDesc', name],
    ['dVlrCuota', written(amount)],
  ]),
];

/** The document of a ticket by the tax office's format 1.00 (rFE), before it is signed. */
export const electronicInvoice = (facts: Facts, cufe: string): string =>
  xmlOf({ namespace, name: 'rFE', holdsAll: true }, [
    ['dVerForm', '1.00'],
    ['dId', cufe],
    general(facts),
    ...facts.lines.map(item),
    totals(facts),
  ]);

/** What stands behind the signature, and is not signed: what the QR code holds. */
export const withCode = (signed: string, address: string): string =>
  signed.replace(
    /<\/rFE>\s*$/,
    () => `<gNoFirm><dQRCode>${address.replaceAll('&', '&amp;')}</dQRCode></gNoFirm></rFE>`,
  );
