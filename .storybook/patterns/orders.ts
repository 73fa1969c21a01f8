/** An evening of an invented house. */
export const orders = [
  {
    id: '1042',
    place: 'Table 12',
    guests: 4,
    since: '20:41',
    waiter: 'Lucía',
    total: '€ 86.40',
    state: { tone: 'warning', text: 'Waits for the main course' },
    lines: [
      ['2', 'Croquetas de jamón', '€ 19.00'],
      ['1', 'Ensalada de tomate y ventresca', '€ 14.50'],
      ['2', 'Entrecot, 300 g', '€ 44.00'],
      ['4', 'Agua sin gas', '€ 8.90'],
    ],
  },
  {
    id: '1047',
    place: 'Terrace 4',
    guests: 2,
    since: '20:58',
    waiter: 'Omar',
    total: '€ 31.20',
    state: { tone: 'success', text: 'Served' },
    lines: [
      ['1', 'Tabla de quesos', '€ 16.20'],
      ['2', 'Copa de Ribera', '€ 9.00'],
      ['1', 'Tarta de limón', '€ 6.00'],
    ],
  },
  {
    id: '1049',
    place: 'Bar, stool 3',
    guests: 1,
    since: '21:05',
    waiter: 'Inés',
    total: '€ 12.80',
    state: { tone: 'info', text: 'In the kitchen' },
    lines: [
      ['1', 'Pincho de tortilla', '€ 4.30'],
      ['1', 'Caña', '€ 2.50'],
      ['1', 'Gildas', '€ 6.00'],
    ],
  },
] as const;
