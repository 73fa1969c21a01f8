import { cardCalls, enrolmentCalls } from '@comanda/api/calls';
import { sql } from 'drizzle-orm';
import { personIn } from '../../core/caller.ts';
import { unknownRecord } from '../../core/refusal.ts';
import { handle, type Route } from '../../core/route.ts';
import { store } from '../../db/schema/business.ts';
import { decide } from './decide.ts';
import { listEnrolments, offersTo, saveEnrolment, sendEnrolment } from './enrolments.ts';
import { listMovements, whatWaits } from './movements.ts';
import { exportPayments, listPayments } from './payments.ts';
import { cardReaders, cardStores } from './places.ts';
import { payOut } from './sweep.ts';

/** What was paid by card (docs/product.md §19.10 to §19.12). */
export const cardRoutes: readonly Route[] = [
  handle(cardCalls.payments, ({ data }, work) => listPayments(work, data)),
  handle(cardCalls.export, ({ data }, work) => exportPayments(work, data)),
  handle(cardCalls.movements, ({ data }, work) => listMovements(work, data)),
  handle(cardCalls.waiting, ({ data }, work) => whatWaits(work, data.idCompany)),
  handle(cardCalls.payOut, async ({ data: { idCompany, idStore } }, work) => {
    const { rows } = await work.db.execute(
      sql`select from ${store} where id_company = ${idCompany} and id = ${idStore}`,
    );
    if (rows.length === 0) throw unknownRecord();
    return { movements: await payOut(work.db, idCompany, { idUser: personIn(work).id, idStore }) };
  }),
  handle(enrolmentCalls.list, ({ data }, work) => listEnrolments(work, data.idCompany)),
  handle(enrolmentCalls.offers, ({ data }, work) => offersTo(work, data.idCompany)),
  handle(enrolmentCalls.save, ({ data }, work) => saveEnrolment(work, data)),
  handle(enrolmentCalls.send, ({ data }, work) => sendEnrolment(work, data)),
  handle(enrolmentCalls.decide, ({ data }, work) => decide(work, data)),
  handle(cardCalls.stores, ({ data }, work) => cardStores(work, data)),
  handle(cardCalls.readers, ({ data }, work) => cardReaders(work, data.idCompany)),
];
