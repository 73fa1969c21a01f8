import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { platformId } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { withRole } from '../db/transaction.ts';

const accepted = `<?xml version="1.0" encoding="UTF-8"?>
<ns2:TicketBaiResponse xmlns:ns2="urn:ticketbai:emision"><Salida>
<Estado>00</Estado><Descripcion>Recibido</Descripcion>
</Salida></ns2:TicketBaiResponse>`;

export interface TaxOffice {
  /** Host and port, which documents may be handed to. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}
/**
 * A tax office for the demo, on this machine alone: it takes each document and keeps none. The gateway of Gipuzkoa, whose
 * address in the demo leads nowhere, leads to it as long as this server runs.
 */
export const openTaxOffice = async (pool: pg.Pool): Promise<TaxOffice> => {
  const server = createServer((request, response) => {
    void buffer(request).then(() => {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(accepted);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  await withRole(pool, 'comanda_request', { companies: [platformId] }, (db) =>
    db.execute(sql`update fiscal_gateway set endpoint = ${`http://${host}/`}
      where code = 'TB-GIPUZ' and id_company = ${platformId}`),
  );
  return {
    host,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

/** The same settings, with the demo's tax office among the hosts that documents may be handed to. */
export const withTaxOffice = (config: Config, { host }: TaxOffice): Config => ({
  ...config,
  fiscalHosts: new Set([...config.fiscalHosts, host]),
});
