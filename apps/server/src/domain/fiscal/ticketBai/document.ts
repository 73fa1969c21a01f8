import { type Part, plain, xmlOf } from '../xml.ts';

/** What TicketBAI is told of a ticket; money in cents. */
export interface Facts {
  readonly issuer: { readonly taxNumber: string; readonly name: string };
  /** Who a whole invoice is made out to; nobody of a simplified one. */
  readonly buyer:
    | { readonly taxNumber: string; readonly name: string; readonly zip: string; readonly street: string }
    | undefined;
  readonly series: string;
  readonly number: string;
  /** By the clock of its store: `14-03-2026`, `13:05:00`. */
  readonly issued: string;
  readonly time: string;
  /** The ticket that this one corrects by what differs. */
  readonly corrects:
    | { readonly series: string; readonly number: string; readonly issued: string }
    | undefined;
  readonly description: string;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: string;
    /** Without taxes and with them, after all that was taken off. */
    readonly net: number;
    readonly total: number;
  }[];
  readonly total: number;
  readonly regime: string;
  readonly taxes: readonly { readonly rate: string; readonly base: number; readonly tax: number }[];
  /** What no tax is on. */
  readonly exempt: number;
}
/** The document before it in its chain. */
export interface Link {
  readonly series: string;
  readonly number: string;
  readonly issued: string;
  /** The first hundred signs of its signature. */
  readonly signature: string;
}
export interface Software {
  readonly licence: string;
  readonly developer: string;
  readonly version: string;
}

/** Cents as the schema writes them: `-12.30`. */
export const written = (cents: number): string => (cents / 100).toFixed(2);

/** Quantities have two digits there; of what is weighed finer, one is sold and its name says how much. */
const lineOf = ({ name, quantity, net, total }: Facts['lines'][number]): Part => {
  const isWritten = /^-?\d+(?:\.\d{1,2}0*)?$/.test(quantity) && Number(quantity) !== 0;
  const many = isWritten ? Number(quantity) : Math.sign(Number(quantity)) || 1;
  const said = isWritten ? name : `${quantity} × ${name}`;
  return [
    'IDDetalleFactura',
    ['DescripcionDetalle', plain(said, 250) || '-'],
    ['Cantidad', many.toFixed(2)],
    ['ImporteUnitario', (net / 100 / many).toFixed(8)],
    ['ImporteTotal', written(total)],
  ];
};

const subjects = ({ issuer, buyer }: Facts): Part => [
  'Sujetos',
  ['Emisor', ['NIF', issuer.taxNumber], ['ApellidosNombreRazonSocial', plain(issuer.name, 120)]],
  buyer && [
    'Destinatarios',
    [
      'IDDestinatario',
      ['NIF', buyer.taxNumber],
      ['ApellidosNombreRazonSocial', plain(buyer.name, 120)],
      buyer.zip === '' ? undefined : ['CodigoPostal', plain(buyer.zip, 20)],
      buyer.street === '' ? undefined : ['Direccion', plain(buyer.street, 250)],
    ],
  ],
  ['VariosDestinatarios', 'N'],
  ['EmitidaPorTercerosODestinatario', 'N'],
];

const head = ({ series, number, issued, time, buyer, corrects }: Facts): Part => [
  'CabeceraFactura',
  ['SerieFactura', series],
  ['NumFactura', number],
  ['FechaExpedicionFactura', issued],
  ['HoraExpedicionFactura', time],
  ['FacturaSimplificada', buyer ? 'N' : 'S'],
  // R5 corrects a simplified invoice, R1 a whole one; I: by the difference.
  corrects && ['FacturaRectificativa', ['Codigo', buyer ? 'R1' : 'R5'], ['Tipo', 'I']],
  corrects && [
    'FacturasRectificadasSustituidas',
    [
      'IDFacturaRectificadaSustituida',
      ['SerieFactura', corrects.series],
      ['NumFactura', corrects.number],
      ['FechaExpedicionFactura', corrects.issued],
    ],
  ],
];

const taxed = (taxes: Facts['taxes']): Part => [
  'NoExenta',
  [
    'DetalleNoExenta',
    ['TipoNoExenta', 'S1'],
    [
      'DesgloseIVA',
      ...taxes.map(({ rate, base, tax }): Part => [
        'DetalleIVA',
        ['BaseImponible', written(base)],
        ['TipoImpositivo', Number(rate).toFixed(2)],
        ['CuotaImpuesto', written(tax)],
      ]),
    ],
  ],
];
const breakdown = ({ taxes, exempt }: Facts): Part => [
  'TipoDesglose',
  [
    'DesgloseFactura',
    [
      'Sujeta',
      // E6: exempt for another reason than those that are listed.
      exempt === 0 && taxes.length > 0
        ? undefined
        : ['Exenta', ['DetalleExenta', ['CausaExencion', 'E6'], ['BaseImponible', written(exempt)]]],
      taxes.length > 0 ? taxed(taxes) : undefined,
    ],
  ],
];

const fingerprint = (before: Link | undefined, { licence, developer, version }: Software): Part => [
  'HuellaTBAI',
  before && [
    'EncadenamientoFacturaAnterior',
    ['SerieFacturaAnterior', before.series],
    ['NumFacturaAnterior', before.number],
    ['FechaExpedicionFacturaAnterior', before.issued],
    ['SignatureValueFirmaFacturaAnterior', before.signature],
  ],
  [
    'Software',
    ['LicenciaTBAI', licence],
    ['EntidadDesarrolladora', ['NIF', developer]],
    ['Nombre', 'Comanda'],
    ['Version', version],
  ],
];

/** The document of a ticket by the schema of TicketBAI 1.2, before it is signed. */
export const ticketBai = (facts: Facts, before: Link | undefined, software: Software): string =>
  xmlOf({ namespace: 'urn:ticketbai:emision', name: 'T:TicketBai' }, [
    ['Cabecera', ['IDVersionTBAI', '1.2']],
    subjects(facts),
    [
      'Factura',
      head(facts),
      [
        'DatosFactura',
        ['DescripcionFactura', plain(facts.description, 250)],
        ['DetallesFactura', ...facts.lines.map(lineOf)],
        ['ImporteTotalFactura', written(facts.total)],
        ['Claves', ['IDClave', ['ClaveRegimenIvaOpTrascendencia', facts.regime]]],
      ],
      breakdown(facts),
    ],
    fingerprint(before, software),
  ]);
