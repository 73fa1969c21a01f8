import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { platformId } from '@comanda/api/kernel';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { withRole } from '../db/transaction.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
/** Gateways that lead here as long as this server runs, by their codes, and what each says of any document. */
const accepted: Readonly<Record<string, string>> = {
  'TB-GIPUZ': `${declaration}
<ns2:TicketBaiResponse xmlns:ns2="urn:ticketbai:emision"><Salida>
<Estado>00</Estado><Descripcion>Recibido</Descripcion>
</Salida></ns2:TicketBaiResponse>`,
  'PA-TEST': `${declaration}
<rProtFe><dVerForm>1.00</dVerForm><gInfProt><iAmb>2</iAmb><dVerApl>1</dVerApl><gResProc>
<dCodRes>0260</dCodRes><dMsgRes>Autorizado el uso de la FE</dMsgRes>
</gResProc></gInfProt></rProtFe>`,
};

export interface TaxOffice {
  /** Host and port, which documents may be handed to. */
  readonly host: string;
  readonly stop: () => Promise<void>;
}
/**
 * Tax offices for the demo, on this machine alone: they take each document and keep none. The gateways of Gipuzkoa and of
 * Panama, whose addresses in the demo lead nowhere, lead to them as long as this server runs.
 */
export const openTaxOffice = async (pool: pg.Pool): Promise<TaxOffice> => {
  const server = createServer((request, response) => {
    void buffer(request).then(() => {
      const said = accepted[request.url?.slice(1) ?? ''];
      response.writeHead(said ? 200 : 404, { 'content-type': 'application/xml' }).end(said);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  await withRole(pool, 'comanda_request', { companies: [platformId] }, (db) =>
    db.execute(sql`update fiscal_gateway set endpoint = ${`http://${host}/`} || code
      where code = any(${sql.param(Object.keys(accepted))}::text[]) and id_company = ${platformId}`),
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
