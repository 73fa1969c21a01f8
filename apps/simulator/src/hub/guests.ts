import type { AnswerOf, hubOrderCalls, SentHubOrder, Ticket } from '@comanda/api/calls';
import type { Draws } from '../random.ts';

type Service = AnswerOf<typeof hubOrderCalls.ofDevice>['services'][number];

/** Who orders from outside, and where to: invented people, at streets that there are many of. */
const guests = [
  'Lucía Herrera',
  'Marc Vidal',
  'Inés Carrasco',
  'Tomás Olmedo',
  'Aitana Rey',
  'Hugo Barrios',
  'Noa Ferrer',
  'Samuel Ibarra',
  'Carla Montes',
  'Yusuf Amrani',
  'Elena Pardo',
  'Bruno Salas',
] as const;
const streets = ['Calle Mayor', 'Calle del Pez', 'Avenida del Puerto', 'Calle Real', 'Plaza Nueva'] as const;
const notes = {
  es: ['Sin cubiertos, por favor', 'Llamar al llegar', 'El timbre no funciona', 'Dejar en portería'],
  en: ['No cutlery, please', 'Call when you arrive', 'The bell does not work', 'Leave it with the porter'],
} as const;

/** Shares of orders with a note, of those that are for later, and of those whose payment is still under way. */
const often = { note: 0.2, later: 0.25, processing: 0.08, paid: 0.75 } as const;
const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** How a guest's order differs from a sale at the counter: it has a name and an address, and comes under a code. */
export const orderedFrom = (
  ticket: Ticket,
  service: Service,
  code: string,
  language: string | undefined,
  draws: Draws,
): SentHubOrder | undefined => {
  const lines = ticket.lines.flatMap(({ idProduct, name, quantity, unitPrice, modifiers, parts }) =>
    // Nobody weighs anything for who is not there.
    /^[1-9]\d{0,2}$/.test(quantity)
      ? [{ idProduct, name, quantity, unitPrice, modifiers, parts, total: Number(quantity) * unitPrice }]
      : [],
  );
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  if (lines.length === 0 || total < (service.minimum ?? 0)) return undefined;
  const words = language?.startsWith('es') ? notes.es : notes.en;
  const at = Date.parse(ticket.at);
  const isBrought = service.serviceKind === '02' || service.serviceKind === '03';
  const isLater = service.takesAhead && draws.share() < often.later;
  const wanted = at + service.leadMinutes * MINUTE + (10 + draws.share() * 110) * MINUTE;
  const drawn = <T>(entries: readonly T[]): T | undefined => draws.pick(entries, () => 1);
  return {
    code,
    idStoreService: service.id,
    isProcessing: draws.share() < often.processing,
    at: ticket.at,
    wanted: isLater ? new Date(Math.ceil(wanted / QUARTER) * QUARTER).toISOString() : null,
    customer: drawn(guests) ?? guests[0],
    phone: `+34 6${String(Math.floor(draws.share() * 1e8)).padStart(8, '0')}`,
    address: isBrought ? `${drawn(streets) ?? streets[0]} ${1 + Math.floor(draws.share() * 90)}` : '',
    note: draws.share() < often.note ? (drawn(words) ?? '') : '',
    isPaid: isBrought || draws.share() < often.paid,
    currency: ticket.currency,
    lines,
    total,
  };
};
