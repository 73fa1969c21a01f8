import type { Text } from '../../country/names.ts';
import type { DemoPicture } from './pictures.ts';
import { type DemoZone, demoZones } from './zones.ts';

/** What each demo business keeps of its stores besides their tills; references by code. */

type Draft = Readonly<Record<string, unknown>>;
interface Named {
  readonly code: string;
  readonly text: Text;
}
interface OfStore extends Named {
  readonly store: string;
}
export interface DemoPlaces {
  readonly departmentGroups: readonly (Named & { readonly departments: readonly string[] })[];
  /** Rooms of the stores with their tables; a rate may be of one. */
  readonly zones: readonly DemoZone[];
  readonly rateStores: readonly (OfStore & {
    readonly rate: string;
    readonly service?: string;
    readonly zone?: string;
    readonly draft: Draft;
  })[];
  readonly stories: readonly (Named & {
    readonly words: Text;
    /** One of ours; without one it is a colour. */
    readonly picture?: DemoPicture;
    readonly draft: Draft;
  })[];
  readonly signage: readonly (OfStore & {
    /** Each story with its seconds. */
    readonly plays: readonly (readonly [story: string, seconds: number])[];
    readonly draft: Draft;
  })[];
  readonly information: readonly (OfStore & { readonly words: Text; readonly draft: Draft })[];
  readonly stalls: readonly (OfStore & {
    readonly sections: readonly string[];
    readonly monitors: readonly string[];
    readonly draft: Draft;
  })[];
  readonly kitchens: readonly (OfStore & { readonly draft: Draft })[];
}

type Spans = readonly { readonly from: string; readonly to: string }[];
const daily = (spans: Spans, closed: readonly string[] = []): Draft => ({
  days: Object.fromEntries(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((day) => [day, spans])),
  closed,
});
const lunch = [{ from: '12:00', to: '17:00' }];
const dinner = [{ from: '19:30', to: '00:30' }];
const festive = ['2026-12-25', '2027-01-01'];

const encina: DemoPlaces = {
  departmentGroups: [
    { code: 'COMIDA', text: { es: 'Comida', en: 'Food', fr: 'Plats' }, departments: ['TAPA', 'COC', 'POST'] },
    { code: 'BEBIDA', text: { es: 'Bebida', en: 'Drinks', fr: 'Boissons' }, departments: ['BEB'] },
    { code: 'TIENDA', text: { es: 'Tienda', en: 'Shop', fr: 'Boutique' }, departments: ['TIEN'] },
  ],
  zones: demoZones.ENCINA,
  rateStores: [
    {
      code: 'LPA-TERR',
      text: { es: 'Terraza de Triana', en: 'Triana terrace', fr: 'Terrasse de Triana' },
      store: 'LPA',
      rate: 'TERRAZA',
      service: 'TABLE',
      zone: 'LPA-TERR',
      draft: { hours: daily([{ from: '18:00', to: '01:00' }]), priority: 10 },
    },
    {
      code: 'MAD-TERR',
      text: {
        es: 'Terraza de Chamberí, fines de semana',
        en: 'Chamberí terrace, weekends',
        fr: 'Terrasse de Chamberí, week-ends',
      },
      store: 'MAD',
      rate: 'TERRAZA',
      service: 'TABLE',
      zone: 'MAD-TERR',
      draft: {
        hours: {
          days: { FRI: dinner, SAT: [...lunch, ...dinner], SUN: lunch },
          closed: festive,
        },
        priority: 5,
      },
    },
  ],
  stories: [
    {
      code: 'COCIDO',
      text: { es: 'Cocido de los jueves', en: 'Thursday stew', fr: 'Pot-au-feu du jeudi' },
      words: {
        es: 'Los jueves, cocido en dos vuelcos',
        en: 'Thursdays: chickpea stew in two courses',
        fr: 'Le jeudi, pot-au-feu en deux services',
      },
      picture: 'cocido',
      draft: { from: '2026-10-01', until: '2027-03-31' },
    },
    {
      code: 'VERMUT',
      text: { es: 'Hora del vermut', en: 'Vermouth hour', fr: 'L’heure du vermouth' },
      words: {
        es: 'Vermut de grifo y aceituna',
        en: 'Vermouth on tap, with an olive',
        fr: 'Vermouth pression',
      },
      picture: 'vermut',
      draft: {},
    },
    {
      code: 'NAVIDAD',
      text: { es: 'Reservas de Navidad', en: 'Christmas bookings', fr: 'Réservations de Noël' },
      words: { es: 'Reserva tu mesa de Navidad', en: 'Book your Christmas table', fr: 'Réservez pour Noël' },
      draft: { image: { color: '#2f5d3a' }, from: '2026-11-15', until: '2026-12-24' },
    },
  ],
  signage: [
    {
      code: 'MAD-BARRA',
      text: { es: 'Barra de Chamberí', en: 'Chamberí bar', fr: 'Bar de Chamberí' },
      store: 'MAD',
      plays: [
        ['VERMUT', 12],
        ['COCIDO', 15],
        ['NAVIDAD', 10],
      ],
      draft: { hours: daily([{ from: '10:00', to: '00:30' }], festive) },
    },
    {
      code: 'LPA-PUERTA',
      text: { es: 'Puerta de Triana', en: 'Triana door', fr: 'Porte de Triana' },
      store: 'LPA',
      plays: [
        ['NAVIDAD', 10],
        ['VERMUT', 20],
      ],
      draft: { orientation: 'P' },
    },
  ],
  information: [
    {
      code: 'MAD',
      text: { es: 'La Encina de Chamberí', en: 'La Encina in Chamberí', fr: 'La Encina à Chamberí' },
      store: 'MAD',
      words: {
        es: 'Tapas y cocina de brasa en la calle Ponzano.',
        en: 'Tapas and grill on Calle de Ponzano.',
        fr: 'Tapas et grillades, rue Ponzano.',
      },
      draft: {
        seats: 64,
        offers: ['WIF', 'ACC', 'KID', 'BOO'],
        phone: '+34 910 000 001',
        email: 'chamberi@laencina.example',
        url: 'https://laencina.example/chamberi',
        hours: daily([...lunch, ...dinner], festive),
      },
    },
    {
      code: 'LPA',
      text: { es: 'La Encina de Triana', en: 'La Encina in Triana', fr: 'La Encina à Triana' },
      store: 'LPA',
      words: {
        es: 'Terraza a dos calles del mar.',
        en: 'A terrace two streets from the sea.',
        fr: 'Une terrasse à deux rues de la mer.',
      },
      draft: {
        seats: 48,
        offers: ['TER', 'PET', 'BOO'],
        phone: '+34 928 000 001',
        hours: daily([{ from: '11:00', to: '00:00' }]),
      },
    },
  ],
  stalls: [],
  kitchens: [
    {
      code: 'MAD',
      text: { es: 'Cocina de Chamberí', en: 'Chamberí kitchen', fr: 'Cuisine de Chamberí' },
      store: 'MAD',
      draft: { dayCutOff: '05:00', alert1: 10, alert2: 15 },
    },
    {
      code: 'LPA',
      text: { es: 'Cocina de Triana', en: 'Triana kitchen', fr: 'Cuisine de Triana' },
      store: 'LPA',
      draft: { dayCutOff: '04:30', alert1: 12, alert2: 18, pickupCircuit: 'P', autoClear: 20 },
    },
  ],
};

const brasa: DemoPlaces = {
  departmentGroups: [
    {
      code: 'COMIDA',
      text: { es: 'Comida', en: 'Food', ca: 'Menjar' },
      departments: ['BURG', 'POLL', 'ACOM', 'DULC', 'MENU'],
    },
    { code: 'BEBIDA', text: { es: 'Bebida', en: 'Drinks', ca: 'Beguda' }, departments: ['BEBI'] },
    { code: 'CASA', text: { es: 'Para casa', en: 'To take home', ca: 'Per a casa' }, departments: ['LLEV'] },
  ],
  zones: demoZones.BRASA,
  rateStores: [
    {
      code: 'BCN-REP',
      text: { es: 'Reparto de Sants', en: 'Sants delivery', ca: 'Repartiment de Sants' },
      store: 'BCN',
      rate: 'REPARTO',
      service: 'RIDER',
      draft: { priority: 10 },
    },
    {
      code: 'ZAZ-REP',
      text: { es: 'Reparto de Delicias', en: 'Delicias delivery', ca: 'Repartiment de Delicias' },
      store: 'ZAZ',
      rate: 'REPARTO',
      service: 'RIDER',
      draft: { hours: daily([{ from: '12:30', to: '23:30' }]), priority: 10 },
    },
  ],
  stories: [
    {
      code: 'CUBO',
      text: { es: 'Cubo a medias', en: 'Half-and-half bucket', ca: 'Cubell a mitges' },
      words: {
        es: 'Cubo a medias: crujiente y a la brasa',
        en: 'Bucket: crispy and grilled',
        ca: 'Cubell a mitges',
      },
      draft: { image: { color: '#c7822b' } },
    },
    {
      code: 'APP',
      text: { es: 'Pide con el móvil', en: 'Order by phone', ca: 'Demana amb el mòbil' },
      words: {
        es: 'Pide con el móvil y recoge sin cola',
        en: 'Order by phone, skip the queue',
        ca: 'Demana amb el mòbil',
      },
      draft: { image: { color: '#2b6c93' } },
    },
  ],
  signage: [
    {
      code: 'ZAZ-MENU',
      text: { es: 'Menú sobre la caja', en: 'Menu above the tills', ca: 'Menú sobre la caixa' },
      store: 'ZAZ',
      plays: [
        ['CUBO', 8],
        ['APP', 8],
      ],
      draft: {},
    },
    {
      code: 'BCN-MENU',
      text: { es: 'Menú sobre la caja', en: 'Menu above the tills', ca: 'Menú sobre la caixa' },
      store: 'BCN',
      plays: [
        ['APP', 10],
        ['CUBO', 8],
      ],
      draft: { hours: daily([{ from: '11:30', to: '23:59' }]) },
    },
  ],
  information: [
    {
      code: 'ZAZ',
      text: { es: 'Brasa Veloz Delicias', en: 'Brasa Veloz Delicias', ca: 'Brasa Veloz Delicias' },
      store: 'ZAZ',
      words: { es: 'Al lado de la estación.', en: 'Next to the station.', ca: 'Al costat de l’estació.' },
      draft: {
        seats: 80,
        offers: ['WIF', 'PAR', 'ACC', 'KID'],
        phone: '+34 976 000 001',
        url: 'https://brasaveloz.example/delicias',
        hours: daily([{ from: '11:30', to: '00:00' }]),
      },
    },
  ],
  stalls: [
    {
      code: 'BCN-BRASA',
      text: { es: 'Puesto de brasa', en: 'Grill stall', ca: 'Parada de brasa' },
      store: 'BCN',
      sections: ['PLANCHA', 'FREIR'],
      monitors: ['BCNCOC'],
      draft: { color: '#a63a1e', emitters: ['POS', 'KSK', 'HUB'] },
    },
    {
      code: 'BCN-BEB',
      text: { es: 'Puesto de bebidas', en: 'Drinks stall', ca: 'Parada de begudes' },
      store: 'BCN',
      sections: ['BEBIDA'],
      monitors: ['BCNMOS'],
      draft: { color: '#2b6c93', emitters: ['POS', 'KSK'], hours: daily([{ from: '12:00', to: '23:00' }]) },
    },
  ],
  kitchens: [
    {
      code: 'ZAZ',
      text: { es: 'Cocina de Delicias', en: 'Delicias kitchen', ca: 'Cuina de Delicias' },
      store: 'ZAZ',
      draft: { dayCutOff: '04:00', pickupCircuit: 'P', autoClear: 10 },
    },
    {
      code: 'BCN',
      text: { es: 'Cocina de Sants', en: 'Sants kitchen', ca: 'Cuina de Sants' },
      store: 'BCN',
      draft: { dayCutOff: '04:00', alert1: 6, alert2: 9, pickupCircuit: 'P', autoClear: 15 },
    },
  ],
};

const istmo: DemoPlaces = {
  departmentGroups: [
    { code: 'COMIDA', text: { es: 'Comida', en: 'Food' }, departments: ['PICA', 'COC', 'DULC', 'MENU'] },
    { code: 'BEBIDA', text: { es: 'Bebida', en: 'Drinks' }, departments: ['BEB'] },
  ],
  zones: demoZones.ISTMO,
  rateStores: [
    {
      code: 'PTY-LLEV',
      text: { es: 'Para llevar', en: 'Take away' },
      store: 'PTY',
      rate: 'LLEVAR',
      service: 'AWAY',
      draft: { priority: 10 },
    },
  ],
  stories: [
    {
      code: 'CEVICHE',
      text: { es: 'Ceviche del día', en: 'Ceviche of the day' },
      words: { es: 'Hoy, ceviche de corvina', en: 'Today: sea bass ceviche' },
      draft: { image: { color: '#1f6f8b' } },
    },
  ],
  signage: [
    {
      code: 'PTY-BARRA',
      text: { es: 'Barra del Casco', en: 'Casco bar' },
      store: 'PTY',
      plays: [['CEVICHE', 30]],
      draft: {},
    },
  ],
  information: [
    {
      code: 'PTY',
      text: { es: 'Casa Istmo', en: 'Casa Istmo' },
      store: 'PTY',
      words: { es: 'Cocina del istmo en el Casco Viejo.', en: 'Food of the isthmus in Casco Viejo.' },
      draft: {
        seats: 52,
        offers: ['WIF', 'TER', 'BOO'],
        phone: '+507 200-0001',
        hours: daily([{ from: '12:00', to: '22:30' }]),
      },
    },
  ],
  stalls: [],
  kitchens: [
    {
      code: 'PTY',
      text: { es: 'Cocina del Casco', en: 'Casco kitchen' },
      store: 'PTY',
      draft: { dayCutOff: '03:00', alert1: 10, alert2: 16 },
    },
  ],
};

/** By the code of the business. */
export const demoPlaces: Readonly<Record<string, DemoPlaces>> = {
  ENCINA: encina,
  BRASA: brasa,
  ISTMO: istmo,
};
