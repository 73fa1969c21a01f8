/** Who buys again in the demo businesses: guests with a name, houses that pay by invoice, one that buys on account. */

type Draft = Readonly<Record<string, unknown>>;
interface DemoCustomer {
  readonly code: string;
  readonly name: string;
  /** Code of the rate they buy at, where it is not the default. */
  readonly rate?: string;
  /** Code of the discount they always have. */
  readonly discount?: string;
  readonly draft: Draft;
}

const home = (street: string, zip: string, city: string, division: string): Draft => ({
  kind: 'DLV',
  street,
  zip,
  city,
  division,
  country: 'ES',
});
const office = (street: string, zip: string, city: string, division: string): Draft => ({
  ...home(street, zip, city, division),
  kind: 'BIL',
});
const agreed = (consentDate: string): Draft => ({ consent: 'S', consentDate });

const encina: readonly DemoCustomer[] = [
  {
    code: 'C001',
    name: 'Elena',
    draft: {
      surname: 'Robles Vidal',
      phone: '+34 600 000 101',
      email: 'elena.robles@correo.example',
      language: 'es-ES',
      birthday: '1984-03-12',
      ...agreed('2026-02-14'),
      addresses: [home('Calle de Fernández de la Hoz 40, 3.º B', '28010', 'Madrid', 'Madrid')],
      notes: 'Prefers the table by the window.',
    },
  },
  {
    code: 'C002',
    name: 'Hugo',
    draft: { surname: 'Lamas Peña', phone: '+34 600 000 102', language: 'es-ES', birthday: '1991-11-30' },
  },
  {
    code: 'C003',
    name: 'Camille',
    draft: {
      surname: 'Perrin',
      phone: '+33 600 000 103',
      email: 'camille.perrin@courrier.example',
      language: 'fr-FR',
      documentKind: 'PAS',
      document: '00AA00103',
      country: 'FR',
      ...agreed('2026-07-02'),
    },
  },
  {
    code: 'C004',
    name: 'Notaría Ponzano',
    draft: {
      legalName: 'Notaría Ponzano 60, C.B.',
      taxpayerType: '2',
      document: 'B00001008',
      taxRegime: '01',
      phone: '+34 910 000 104',
      email: 'facturas@notariaponzano.example',
      creditLimit: 60_000,
      addresses: [office('Calle de Ponzano 60', '28003', 'Madrid', 'Madrid')],
      contacts: [{ person: 'Sonia Marcos', phone: '+34 600 000 114', email: 'sonia@notariaponzano.example' }],
    },
  },
  {
    code: 'C005',
    name: 'Bodegón Triana',
    rate: 'TERRAZA',
    draft: {
      legalName: 'Bodegón de Triana, S.L.',
      taxpayerType: '2',
      document: 'B00001016',
      taxKind: '3',
      phone: '+34 928 000 105',
      addresses: [
        office('Calle Mayor de Triana 60', '35002', 'Las Palmas de Gran Canaria', 'Las Palmas'),
        home('Calle de la Peregrina 4', '35002', 'Las Palmas de Gran Canaria', 'Las Palmas'),
      ],
    },
  },
  {
    code: 'C006',
    name: 'Marta',
    discount: 'STAFF',
    draft: { surname: 'Soler', phone: '+34 600 000 106', notes: 'Works here.' },
  },
];

const brasa: readonly DemoCustomer[] = [
  {
    code: 'C001',
    name: 'Nil',
    rate: 'REPARTO',
    draft: {
      surname: 'Ferrer Pons',
      phone: '+34 600 000 201',
      language: 'ca-ES',
      ...agreed('2026-05-20'),
      addresses: [home('Carrer de Sants 300, 2n 1a', '08028', 'Barcelona', 'Barcelona')],
    },
  },
  {
    code: 'C002',
    name: 'Lucía',
    rate: 'REPARTO',
    draft: {
      surname: 'Aznar Gil',
      phone: '+34 600 000 202',
      email: 'lucia.aznar@correo.example',
      language: 'es-ES',
      birthday: '2001-06-18',
      ...agreed('2026-09-01'),
      addresses: [home('Avenida de Navarra 18, 5.º A', '50010', 'Zaragoza', 'Zaragoza')],
    },
  },
  {
    code: 'C003',
    name: 'Club Deportivo Delicias',
    draft: {
      legalName: 'Club Deportivo Delicias',
      taxpayerType: '2',
      document: 'G00000018',
      taxKind: '2',
      phone: '+34 976 000 203',
      email: 'tesoreria@cddelicias.example',
      creditLimit: 30_000,
      addresses: [office('Calle de las Delicias 12', '50017', 'Zaragoza', 'Zaragoza')],
      contacts: [{ person: 'Óscar Blasco', phone: '+34 600 000 213', email: null }],
    },
  },
  {
    code: 'C004',
    name: 'Oficines Espanya',
    draft: {
      legalName: 'Oficines Plaça Espanya, S.L.',
      taxpayerType: '2',
      document: 'B00001024',
      taxRegime: '01',
      phone: '+34 930 000 204',
      addresses: [office('Carrer de la Creu Coberta 2', '08014', 'Barcelona', 'Barcelona')],
    },
  },
];

const istmo: readonly DemoCustomer[] = [
  {
    code: 'C001',
    name: 'Rubén',
    rate: 'LLEVAR',
    draft: {
      surname: 'Arosemena',
      phone: '+507 6000-0301',
      documentKind: 'DOC',
      document: '8-000-301',
      country: 'PA',
      language: 'es-PA',
      ...agreed('2026-04-11'),
    },
  },
  {
    code: 'C002',
    name: 'Hotel Las Clementinas',
    draft: {
      legalName: 'Inversiones Clementina, S.A.',
      taxpayerType: '2',
      document: '155000302-2-2016',
      country: 'PA',
      phone: '+507 200-0302',
      email: 'pagos@clementina.example',
      creditLimit: 100_000,
      addresses: [
        {
          kind: 'BIL',
          street: 'Calle 11 Este, San Felipe',
          zip: null,
          city: 'Panamá',
          division: 'Panamá',
          country: 'PA',
        },
      ],
      contacts: [{ person: 'Yadira Castillo', phone: '+507 6000-0312', email: 'yadira@clementina.example' }],
    },
  },
  {
    code: 'C003',
    name: 'Emma',
    draft: {
      surname: 'Clarke',
      phone: '+44 7700 900303',
      documentKind: 'PAS',
      document: '000000303',
      country: 'GB',
      language: 'en-GB',
    },
  },
];

/** By the code of the business. */
export const demoCustomers: Readonly<Record<string, readonly DemoCustomer[]>> = {
  ENCINA: encina,
  BRASA: brasa,
  ISTMO: istmo,
};
