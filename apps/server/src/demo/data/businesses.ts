import type { Draft } from '@comanda/api/kernel';
import { brasaDetails, encinaDetails, istmoDetails } from './details.ts';
import { type CurrencyRow, eur, gbp, pab, usd } from '../../country/currencies.ts';
import { brasaKitchen, type DemoKitchen, encinaKitchen, istmoKitchen } from './kitchens.ts';
import type { DemoMark } from './marks.ts';
import type { DemoMenu } from './menu.ts';
import { brasaMenu } from './menus/brasa.ts';
import { encinaMenu } from './menus/encina.ts';
import { istmoMenu } from './menus/istmo.ts';
import type { Text } from '../../country/names.ts';
import { brasaOrdering, encinaOrdering, istmoOrdering } from './ordering.ts';
import {
  account,
  card,
  cash,
  type PaymentRow,
  mobile,
  restaurantVoucher,
  roundedCash,
  tip,
  voucher,
} from '../../country/payments.ts';
import { demoCertificate, istmoCertificate } from './certificate.ts';
import type { DemoTable } from '../tables.ts';
import { type TaxRow, ibee, igic, itbms, iva, tva } from '../../country/taxes.ts';
import { type TicketKindRow, onTheHouse, panamanian, spanish } from '../../country/ticketKinds.ts';

export interface DemoStore {
  readonly code: string;
  readonly name: string;
  readonly mark: DemoMark;
  readonly street: string;
  readonly zip?: string;
  readonly city: string;
  readonly country: string;
  readonly timeZone: string;
  /** Code of its region. */
  readonly region: string;
  readonly fiscalRegion?: string;
  /** Only where tickets are reported: with the licence of the software (`COMANDA_TICKETBAI`). */
  readonly isReporting?: true;
  readonly hours?: Draft;
  readonly emitterName?: string;
  readonly emitterTaxNumber?: string;
  readonly certificate?: Draft;
  readonly fiscalBranch?: string;
  readonly fiscalPlace?: string;
  readonly township?: string;
  readonly district?: string;
  readonly latitude?: string;
  readonly longitude?: string;
  readonly tills: readonly string[];
}
export interface DemoRegion {
  readonly code: string;
  readonly text: Text;
  readonly iso: string;
  readonly lang: string;
  readonly firstDay?: 'SUN';
  readonly is24H?: 'N';
  readonly currencies: readonly string[];
  readonly taxes: readonly string[];
}
export interface DemoBusiness {
  readonly code: string;
  readonly name: string;
  readonly kind: '1' | '5';
  readonly country: string;
  /** As the tax office and its receipts have it. */
  readonly details: Draft;
  readonly colour: string;
  readonly mark: DemoMark;
  /** The first is the default. */
  readonly languages: readonly string[];
  readonly stores: readonly DemoStore[];
  /** The first is the default. */
  readonly currencies: readonly CurrencyRow[];
  readonly taxes: readonly TaxRow[];
  readonly paymentMethods: readonly PaymentRow[];
  readonly ticketKinds: readonly TicketKindRow[];
  readonly regions: readonly DemoRegion[];
  readonly menu: DemoMenu;
  readonly kitchen: DemoKitchen;
  /** What is ordered from outside, and when and at what prices. */
  readonly ordering: readonly DemoTable[];
  /** Where the codes at the tables of all its stores lead. */
  readonly guestsOrderAt: string;
}

const mainlandTaxes = ['IVA10', 'IVA21', 'IVA4', 'IVA0'] as const;

/** docs/product.md §14.1, §14.3 to §14.5 */
const encina: DemoBusiness = {
  code: 'ENCINA',
  name: 'Taberna La Encina',
  kind: '1',
  country: 'ES',
  details: encinaDetails,
  colour: '#5f6b2d',
  mark: 'encina',
  languages: ['es-ES', 'en-GB', 'fr-FR'],
  stores: [
    {
      code: 'MAD',
      mark: 'tiles',
      name: 'Madrid Chamberí',
      street: 'Calle de Ponzano 91',
      zip: '28003',
      city: 'Madrid',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      region: 'ES',
      hours: {
        days: {
          TUE: [
            { from: '12:30', to: '17:00' },
            { from: '20:00', to: '00:30' },
          ],
          WED: [
            { from: '12:30', to: '17:00' },
            { from: '20:00', to: '00:30' },
          ],
          THU: [
            { from: '12:30', to: '17:00' },
            { from: '20:00', to: '00:30' },
          ],
          FRI: [
            { from: '12:30', to: '17:00' },
            { from: '20:00', to: '01:30' },
          ],
          SAT: [{ from: '12:30', to: '01:30' }],
          SUN: [{ from: '12:30', to: '17:30' }],
        },
        closed: ['2026-12-25', '2027-01-01', '2027-01-06'],
      },
      certificate: demoCertificate,
      tills: ['Barra', 'Sala'],
    },
    {
      code: 'LPA',
      mark: 'island',
      name: 'Las Palmas',
      street: 'Calle Mayor de Triana 118',
      zip: '35002',
      city: 'Las Palmas de Gran Canaria',
      country: 'ES',
      timeZone: 'Atlantic/Canary',
      region: 'IC',
      tills: ['Barra', 'Terraza'],
    },
    {
      code: 'DON',
      mark: 'roofs',
      name: 'Donostia Gros',
      street: 'Calle de Peña y Goñi 14',
      zip: '20002',
      city: 'Donostia',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      region: 'ES',
      fiscalRegion: 'SP-TBG',
      isReporting: true,
      certificate: demoCertificate,
      tills: ['Barra'],
    },
  ],
  currencies: [eur, gbp],
  taxes: [...iva, ...igic, ...tva],
  paymentMethods: [cash, card, restaurantVoucher, mobile, account, tip],
  ticketKinds: [...spanish, onTheHouse],
  regions: [
    {
      code: 'ES',
      text: {
        es: 'Península y Baleares',
        en: 'Mainland and Balearics',
        fr: 'Péninsule et Baléares',
      },
      iso: 'ES',
      lang: 'es-ES',
      currencies: ['EUR'],
      taxes: mainlandTaxes,
    },
    {
      code: 'IC',
      text: { es: 'Canarias', en: 'Canary Islands', fr: 'Îles Canaries' },
      iso: 'ES-CN',
      lang: 'es-ES',
      currencies: ['EUR', 'GBP'],
      taxes: ['IGIC7', 'IGIC0', 'IGIC3', 'IGIC15'],
    },
    {
      code: 'FR',
      text: { es: 'Tienda de Hendaya', en: 'Hendaye shop', fr: 'Boutique de Hendaye' },
      iso: 'FR',
      lang: 'fr-FR',
      currencies: ['EUR'],
      taxes: ['TVA10', 'TVA5.5', 'TVA20'],
    },
  ],
  menu: encinaMenu,
  kitchen: encinaKitchen,
  ordering: encinaOrdering,
  guestsOrderAt: 'https://carta.laencina.example/pedir',
};

const brasa: DemoBusiness = {
  code: 'BRASA',
  name: 'Brasa Veloz',
  kind: '5',
  country: 'ES',
  details: brasaDetails,
  colour: '#b3361f',
  mark: 'brasa',
  languages: ['es-ES', 'ca-ES', 'en-GB'],
  stores: [
    {
      code: 'ZAZ',
      mark: 'arches',
      name: 'Zaragoza Delicias',
      street: 'Calle de las Delicias 77',
      zip: '50017',
      city: 'Zaragoza',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      region: 'ES',
      tills: ['Caja 1', 'Caja 2'],
    },
    {
      code: 'BCN',
      mark: 'paving',
      name: 'Barcelona Sants',
      street: 'Carrer de Sants 212',
      zip: '08028',
      city: 'Barcelona',
      country: 'ES',
      timeZone: 'Europe/Madrid',
      region: 'CT',
      tills: ['Caixa 1', 'Caixa 2'],
    },
  ],
  currencies: [eur],
  taxes: [...iva, ...ibee],
  paymentMethods: [cash, card, restaurantVoucher, mobile, voucher],
  ticketKinds: [...spanish, onTheHouse],
  regions: [
    {
      code: 'ES',
      text: { es: 'Aragón', en: 'Aragon', ca: 'Aragó' },
      iso: 'ES-AR',
      lang: 'es-ES',
      currencies: ['EUR'],
      taxes: mainlandTaxes,
    },
    {
      code: 'CT',
      text: { es: 'Cataluña', en: 'Catalonia', ca: 'Catalunya' },
      iso: 'ES-CT',
      lang: 'es-ES',
      currencies: ['EUR'],
      taxes: [...mainlandTaxes, 'REFR1L', 'REFR2L', 'IBEE1L', 'IBEE2L'],
    },
  ],
  menu: brasaMenu,
  kitchen: brasaKitchen,
  ordering: brasaOrdering,
  guestsOrderAt: 'https://brasa.example/pedido',
};

const istmo: DemoBusiness = {
  code: 'ISTMO',
  name: 'Casa Istmo',
  kind: '1',
  country: 'PA',
  details: istmoDetails,
  colour: '#0f6a73',
  mark: 'istmo',
  languages: ['es-PA', 'en-GB'],
  stores: [
    {
      code: 'PTY',
      mark: 'roofs',
      name: 'Casco Viejo',
      street: 'Avenida A 14, San Felipe',
      city: 'Panamá',
      country: 'PA',
      timeZone: 'America/Panama',
      region: 'PA',
      fiscalRegion: 'PA-HKT',
      certificate: istmoCertificate,
      fiscalBranch: '0000',
      fiscalPlace: '8-8-1',
      township: 'San Felipe',
      district: 'Panamá',
      latitude: '8.9524',
      longitude: '-79.5351',
      tills: ['Barra', 'Salón'],
    },
  ],
  currencies: [pab, usd],
  taxes: itbms,
  paymentMethods: [roundedCash, card, mobile, account, tip],
  ticketKinds: [...panamanian, onTheHouse],
  regions: [
    {
      code: 'PA',
      text: { es: 'Panamá', en: 'Panama' },
      iso: 'PA',
      lang: 'es-PA',
      firstDay: 'SUN',
      is24H: 'N',
      currencies: ['PAB', 'USD'],
      taxes: ['ITBMS7', 'ITBMS10', 'EXENTO'],
    },
  ],
  menu: istmoMenu,
  kitchen: istmoKitchen,
  ordering: istmoOrdering,
  guestsOrderAt: 'https://istmo.example/mesa',
};

export const businesses: readonly DemoBusiness[] = [encina, brasa, istmo];
