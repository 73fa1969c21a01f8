import { rateService } from '@comanda/api/areas/hub/rateService';
import { storeService } from '@comanda/api/areas/hub/storeService';
import { timeService } from '@comanda/api/areas/hub/timeService';
import type { DemoTable } from '../tables.ts';

const every = <T>(hours: T) => ({
  MON: hours,
  TUE: hours,
  WED: hours,
  THU: hours,
  FRI: hours,
  SAT: hours,
  SUN: hours,
});
const lunch = { from: '13:00', to: '16:00' };
const dinner = { from: '20:00', to: '23:30' };
const late = { from: '20:00', to: '01:00' };
const allDay = { from: '12:00', to: '23:30' };

/** A taberna: collected at the door in both towns, brought around the corner in Madrid. */
export const encinaOrdering: readonly DemoTable[] = [
  {
    resource: storeService,
    rows: [
      {
        code: 'MAD-AWAY',
        text: { es: 'Recogida en Chamberí', en: 'Collection in Chamberí', fr: 'À emporter à Chamberí' },
        draft: (id) => ({
          idStore: id('STR', 'MAD'),
          idServiceKind: id('SRV', 'AWAY'),
          idBusinessSource: id('BSR', 'LLEV'),
          leadMinutes: 25,
          capabilities: ['AHD', 'NOT', 'ONL', 'DOR', 'CNL'],
          maxOrders: 12,
          allergens: ['GLU', 'MIL', 'NUT'].map((code) => ({ idAllergen: id('ALG', code) })),
          allergenNote: 'Freímos pescado y croquetas en la misma freidora.',
        }),
      },
      {
        code: 'MAD-RIDER',
        text: { es: 'Reparto en Chamberí', en: 'Delivery in Chamberí', fr: 'Livraison à Chamberí' },
        draft: (id) => ({
          idStore: id('STR', 'MAD'),
          idServiceKind: id('SRV', 'RIDER'),
          leadMinutes: 45,
          minimum: 2000,
          capabilities: ['AHD', 'NOT', 'ONL', 'TIP', 'CPN'],
          maxOrders: 8,
          reach: 'A',
          zips: ['28003', '28010', '28015', '28020'].map((zip) => ({ zip })),
          regions: [{ idRegion: id('RGN', 'ES') }],
          allergens: ['GLU', 'MIL', 'NUT'].map((code) => ({ idAllergen: id('ALG', code) })),
        }),
      },
      {
        code: 'LPA-AWAY',
        text: { es: 'Recogida en Triana', en: 'Collection in Triana', fr: 'À emporter à Triana' },
        draft: (id) => ({
          idStore: id('STR', 'LPA'),
          idServiceKind: id('SRV', 'AWAY'),
          idBusinessSource: id('BSR', 'LLEV'),
          capabilities: ['AHD', 'NOT', 'DOR'],
          regions: [{ idRegion: id('RGN', 'IC') }],
          allergens: ['GLU', 'MOL'].map((code) => ({ idAllergen: id('ALG', code) })),
        }),
      },
    ],
  },
  {
    resource: timeService,
    rows: [
      {
        code: 'MAD-AWAY-T',
        text: { es: 'Comidas y cenas para recoger', en: 'Lunch and dinner to collect', fr: 'Midi et soir' },
        draft: (id) => ({
          idStoreService: id('HSS', 'MAD-AWAY'),
          hours: { days: { ...every([lunch, dinner]), MON: [lunch] }, closed: ['2026-12-24', '2027-01-01'] },
          capabilities: ['NOW', 'AHD', 'PAU'],
          ordersPerSlot: 6,
        }),
      },
      {
        code: 'MAD-RIDER-T',
        text: { es: 'Cenas a domicilio', en: 'Dinner delivered', fr: 'Dîner livré' },
        draft: (id) => ({
          idStoreService: id('HSS', 'MAD-RIDER'),
          hours: { days: { ...every([dinner]), FRI: [late], SAT: [late] }, closed: ['2026-12-24'] },
          capabilities: ['NOW', 'AHD', 'RSH'],
          slotMinutes: 30,
          ordersPerSlot: 8,
          daysAhead: 3,
          closesBefore: 30,
        }),
      },
      {
        code: 'XMAS',
        text: { es: 'Encargos de Navidad', en: 'Christmas orders', fr: 'Commandes de Noël' },
        draft: (id) => ({
          idStoreService: id('HSS', 'MAD-AWAY'),
          from: '2026-12-22',
          until: '2026-12-31',
          hours: { days: every([{ from: '10:00', to: '14:00' }]), closed: ['2026-12-25'] },
          capabilities: ['AHD'],
          slotMinutes: 60,
          ordersPerSlot: 20,
          daysAhead: 30,
        }),
      },
    ],
  },
  {
    resource: rateService,
    rows: [
      {
        code: 'MAD-AWAY-P',
        text: { es: 'Precio de barra', en: 'Bar prices', fr: 'Prix du bar' },
        draft: (id) => ({
          idStoreService: id('HSS', 'MAD-AWAY'),
          idRate: id('RTE', 'BARRA'),
          capabilities: ['DSC', 'PCK', 'SUP'],
        }),
      },
      {
        code: 'MAD-RIDER-P',
        text: { es: 'Reparto con gastos de envío', en: 'Delivery with a fee', fr: 'Livraison avec frais' },
        draft: (id) => ({
          idStoreService: id('HSS', 'MAD-RIDER'),
          idRate: id('RTE', 'BARRA'),
          surcharge: '5',
          fee: 250,
          freeFrom: 4000,
          capabilities: ['PCK', 'SUP', 'TIP'],
        }),
      },
    ],
  },
];

/** Fast food: the same in both towns, all day, by own riders and by platforms. */
const brasaStores = [
  ['ZAZ', 'Delicias', '4', 'ES'],
  ['BCN', 'Sants', '2.5', 'CT'],
] as const;
export const brasaOrdering: readonly DemoTable[] = [
  {
    resource: storeService,
    rows: brasaStores.flatMap(([store, place, radius, region]) => [
      {
        code: `${store}-AWAY`,
        text: { es: `Recogida en ${place}`, ca: `Recollida a ${place}`, en: `Collection in ${place}` },
        draft: (id) => ({
          idStore: id('STR', store),
          idServiceKind: id('SRV', 'AWAY'),
          idBusinessSource: id('BSR', 'KIOS'),
          leadMinutes: 10,
          acceptance: 'A',
          capabilities: ['NOT', 'ONL', 'DOR', 'CPN'],
          maxOrders: 40,
          allergens: ['GLU', 'SES'].map((code) => ({ idAllergen: id('ALG', code) })),
        }),
      },
      {
        code: `${store}-RIDER`,
        text: {
          es: `Reparto desde ${place}`,
          ca: `Repartiment des de ${place}`,
          en: `Delivery from ${place}`,
        },
        draft: (id) => ({
          idStore: id('STR', store),
          idServiceKind: id('SRV', 'RIDER'),
          idBusinessSource: id('BSR', 'REPA'),
          leadMinutes: 30,
          minimum: 1200,
          acceptance: 'A',
          capabilities: ['AHD', 'NOT', 'ONL', 'TIP', 'CPN', 'CNL'],
          maxOrders: 25,
          reach: 'R',
          radius,
          regions: [{ idRegion: id('RGN', region) }],
          allergens: ['GLU', 'SES'].map((code) => ({ idAllergen: id('ALG', code) })),
        }),
      },
    ]),
  },
  {
    resource: timeService,
    rows: brasaStores.map(([store, place]) => ({
      code: `${store}-DAY`,
      text: { es: `${place}, todo el día`, ca: `${place}, tot el dia`, en: `${place}, all day` },
      draft: (id) => ({
        idStoreService: id('HSS', `${store}-RIDER`),
        hours: {
          days: {
            ...every([allDay]),
            FRI: [{ from: '12:00', to: '02:00' }],
            SAT: [{ from: '12:00', to: '02:00' }],
          },
          closed: ['2026-12-25'],
        },
        capabilities: ['NOW', 'AHD', 'PAU', 'RSH'],
        ordersPerSlot: 15,
        daysAhead: 1,
      }),
    })),
  },
  {
    resource: rateService,
    rows: brasaStores.flatMap(([store, place]) => [
      {
        code: `${store}-RIDER-P`,
        text: { es: `Reparto, ${place}`, ca: `Repartiment, ${place}`, en: `Delivery, ${place}` },
        draft: (id) => ({
          idStoreService: id('HSS', `${store}-RIDER`),
          idRate: id('RTE', 'REPARTO'),
          fee: 199,
          freeFrom: 2500,
          capabilities: ['DSC', 'PCK', 'SUP', 'TIP'],
        }),
      },
      {
        code: `${store}-TUE`,
        text: {
          es: `Martes sin gastos, ${place}`,
          ca: `Dimarts sense despeses, ${place}`,
          en: `Free delivery on Tuesdays, ${place}`,
        },
        draft: (id) => ({
          idStoreService: id('HSS', `${store}-RIDER`),
          idRate: id('RTE', 'REPARTO'),
          priority: 10,
          hours: { days: { TUE: [allDay] }, closed: [] },
          capabilities: ['PCK', 'SUP', 'TIP'],
        }),
      },
    ]),
  },
];

/** A restaurant in the old town: hotels nearby order, and apps bring it further. */
export const istmoOrdering: readonly DemoTable[] = [
  {
    resource: storeService,
    rows: [
      {
        code: 'PTY-AWAY',
        text: { es: 'Para llevar', en: 'Take away' },
        draft: (id) => ({
          idStore: id('STR', 'PTY'),
          idServiceKind: id('SRV', 'AWAY'),
          idBusinessSource: id('BSR', 'TEL'),
          leadMinutes: 30,
          capabilities: ['AHD', 'NOT', 'DOR'],
          allergens: ['CRU', 'FIS', 'MOL'].map((code) => ({ idAllergen: id('ALG', code) })),
          allergenNote: 'En la cocina fría se preparan mariscos crudos.',
        }),
      },
      {
        code: 'PTY-RIDER',
        text: { es: 'Hoteles y oficinas', en: 'Hotels and offices' },
        draft: (id) => ({
          idStore: id('STR', 'PTY'),
          idServiceKind: id('SRV', 'RIDER'),
          idBusinessSource: id('BSR', 'HOTE'),
          leadMinutes: 50,
          minimum: 1500,
          capabilities: ['AHD', 'NOT', 'ONL', 'TIP'],
          reach: 'R',
          radius: '1.5',
        }),
      },
    ],
  },
  {
    resource: timeService,
    rows: [
      {
        code: 'PTY-RIDER-T',
        text: { es: 'Almuerzo ejecutivo', en: 'Business lunch' },
        draft: (id) => ({
          idStoreService: id('HSS', 'PTY-RIDER'),
          hours: {
            days: Object.fromEntries(
              ['MON', 'TUE', 'WED', 'THU', 'FRI'].map((day) => [day, [{ from: '11:30', to: '14:30' }]]),
            ),
            closed: ['2026-11-28', '2026-12-08'],
          },
          capabilities: ['NOW', 'AHD'],
          ordersPerSlot: 10,
          daysAhead: 2,
          closesBefore: 30,
        }),
      },
    ],
  },
  {
    resource: rateService,
    rows: [
      {
        code: 'PTY-RIDER-P',
        text: { es: 'Para llevar, con envío', en: 'Take away, delivered' },
        draft: (id) => ({
          idStoreService: id('HSS', 'PTY-RIDER'),
          idRate: id('RTE', 'LLEVAR'),
          fee: 300,
          freeFrom: 3500,
          capabilities: ['PCK', 'SUP', 'TIP'],
        }),
      },
    ],
  },
];
