import { fiscalGateway } from '@comanda/api/areas/gateways/fiscalGateway';
import { gateway } from '@comanda/api/areas/gateways/gateway';
import { gatewayDevice } from '@comanda/api/areas/gateways/gatewayDevice';
import { gatewayIntegrator } from '@comanda/api/areas/gateways/gatewayIntegrator';
import { gatewayModel } from '@comanda/api/areas/gateways/gatewayModel';
import { integrator } from '@comanda/api/areas/gateways/integrator';
import { integratorApp } from '@comanda/api/areas/gateways/integratorApp';
import { entityKind } from '@comanda/api/areas/security/entityKind';
import type { DemoTable } from '../../tables.ts';

/** Who else works with the platform's data, and through what. */
export const gatewayTables: readonly DemoTable[] = [
  {
    resource: entityKind,
    rows: [
      {
        code: 'CATALOGUE',
        text: { en: 'Catalogue', es: 'Catálogo', ar: 'الكتالوج' },
        draft: {
          ownerKind: 'CMP',
          scopes: ['CMP', 'API'],
          description: 'Products, prices, taxes and whatever a till sells with.',
        },
      },
      {
        code: 'SALES',
        text: { en: 'Sales documents', es: 'Documentos de venta', ar: 'مستندات البيع' },
        draft: { ownerKind: 'STR', scopes: ['CMP', 'API'], description: 'Tickets, invoices and closings.' },
      },
      {
        code: 'KITCHEN',
        text: { en: 'Kitchen', es: 'Cocina', ar: 'المطبخ' },
        draft: { ownerKind: 'STR', scopes: ['CMP'], description: 'Sections, monitors and their screens.' },
      },
      {
        code: 'DEVICES',
        text: { en: 'Devices', es: 'Dispositivos', ar: 'الأجهزة' },
        draft: {
          ownerKind: 'TRM',
          scopes: ['CMP', 'SYS'],
          description: 'Tills, screens and their licences.',
        },
      },
      {
        code: 'PLATFORM',
        text: { en: 'Platform', es: 'Plataforma', ar: 'المنصة' },
        draft: { ownerKind: 'CMP', scopes: ['SYS'], description: 'What only operators keep.' },
      },
    ],
  },
  {
    resource: integrator,
    rows: [
      {
        code: 'LIBRO',
        text: { en: 'Libro Claro', es: 'Libro Claro', ar: 'ليبرو كلارو' },
        draft: {
          legalName: 'Libro Claro Software S.L.',
          contact: 'Teresa Bou',
          email: 'api@libroclaro.example',
          phone: '+34 960 000 210',
          url: 'https://libroclaro.example',
          notes: 'Accounting for restaurants.',
        },
      },
      {
        code: 'MENSURA',
        text: { en: 'Mensura', es: 'Mensura', ar: 'مينسورا' },
        draft: {
          legalName: 'Mensura Analytics Lda.',
          contact: 'Duarte Pinho',
          email: 'partners@mensura.example',
          country: 'PT',
          url: 'https://mensura.example',
          notes: 'Forecasts of sales and staff.',
        },
      },
      {
        code: 'FISCO',
        text: { en: 'Fisco Directo', es: 'Fisco Directo', ar: 'فيسكو ديريكتو' },
        draft: {
          legalName: 'Fisco Directo S.A.',
          scope: 'SYS',
          contact: 'Gorka Arana',
          email: 'soporte@fiscodirecto.example',
          phone: '+34 943 000 330',
        },
      },
    ],
  },
  {
    resource: integratorApp,
    rows: [
      {
        code: 'LIBRO-DAY',
        text: { en: 'Daily journal', es: 'Diario de ventas', ar: 'دفتر اليومية' },
        draft: (id) => ({
          idIntegrator: id('ITG', 'LIBRO'),
          stage: 'LIV',
          image: { color: '#166534' },
          url: 'https://libroclaro.example/comanda',
          callback: 'https://api.libroclaro.example/hooks/closings',
          callsPerMinute: 120,
          description: 'Reads each closing and books it by tax and payment method.',
        }),
      },
      {
        code: 'MENSURA-FC',
        text: { en: 'Forecast', es: 'Previsión', ar: 'التوقعات' },
        draft: (id) => ({
          idIntegrator: id('ITG', 'MENSURA'),
          scope: 'API',
          stage: 'REV',
          image: { color: '#7c3aed' },
          url: 'https://mensura.example/forecast',
          description: 'Reads tickets of the last two years and proposes how many people a shift needs.',
        }),
      },
      {
        code: 'FISCO-TB',
        text: { en: 'TicketBAI sender', es: 'Envío TicketBAI', ar: 'إرسال TicketBAI' },
        draft: (id) => ({
          idIntegrator: id('ITG', 'FISCO'),
          scope: 'SYS',
          stage: 'LIV',
          callsPerMinute: 600,
        }),
      },
    ],
  },
  {
    resource: gatewayModel,
    rows: [
      {
        code: 'TB-BOX',
        text: { en: 'TicketBAI box', es: 'Caja TicketBAI', ar: 'وحدة TicketBAI' },
        draft: {
          purpose: 'FSC',
          manufacturer: 'Arkatz',
          operatingSystem: 'Windows',
          leastBuild: '3.2',
          notes: 'Signs and queues invoices where the line is poor.',
        },
      },
      {
        code: 'PA-PRINT',
        text: { en: 'Fiscal printer link', es: 'Enlace de impresora fiscal', ar: 'وصلة الطابعة الضريبية' },
        draft: { purpose: 'FSC', manufacturer: 'Impresa Sur', operatingSystem: 'Unknown' },
      },
      {
        code: 'BRIDGE',
        text: { en: 'Integrator bridge', es: 'Puente de integradores', ar: 'جسر التكامل' },
        draft: {
          purpose: 'INT',
          manufacturer: 'Arkatz',
          operatingSystem: 'Android',
          leastBuild: '1.14.0',
        },
      },
    ],
  },
  {
    resource: gateway,
    rows: [
      {
        code: 'BILBAO',
        text: { en: 'Bilbao', es: 'Bilbao', ar: 'بلباو' },
        draft: (id) => ({
          idGatewayModel: id('GWM', 'TB-BOX'),
          url: 'https://bio.gateways.comanda.example',
          build: '3.4.1',
          maxDevices: 400,
        }),
      },
      {
        code: 'PANAMA',
        text: { en: 'Panama City', es: 'Ciudad de Panamá', ar: 'مدينة بنما' },
        draft: (id) => ({
          idGatewayModel: id('GWM', 'PA-PRINT'),
          url: 'https://pty.gateways.comanda.example',
          timeout: 30,
          attempts: 5,
        }),
      },
      {
        code: 'PARTNERS',
        text: { en: 'Partners', es: 'Socios', ar: 'الشركاء' },
        draft: (id) => ({
          idGatewayModel: id('GWM', 'BRIDGE'),
          url: 'https://partners.gateways.comanda.example',
          build: '1.16.2',
          maxDevices: 5000,
        }),
      },
    ],
  },
  {
    resource: gatewayDevice,
    rows: [
      {
        code: 'ENC-MAD-1',
        text: { en: 'La Encina, back office', es: 'La Encina, oficina', ar: 'لا إنسينا، المكتب' },
        draft: (id) => ({
          idGateway: id('GWY', 'PARTNERS'),
          serial: 'ARK-2026-00417',
          board: '00:1B:44:11:3A:B7',
          companyCode: 'ENCINA',
          storeCode: 'MAD',
          installed: '2026-02-11',
        }),
      },
      {
        code: 'IST-PTY-1',
        text: { en: 'Casa Istmo, till', es: 'Casa Istmo, caja', ar: 'كاسا إستمو، الصندوق' },
        draft: (id) => ({
          idGateway: id('GWY', 'PANAMA'),
          serial: 'IS-88-20431',
          companyCode: 'ISTMO',
          storeCode: 'PTY',
          installed: '2026-05-04',
        }),
      },
    ],
  },
  {
    resource: gatewayIntegrator,
    rows: [
      {
        code: 'LIBRO-P',
        text: { en: 'Libro Claro, partners', es: 'Libro Claro, socios', ar: 'ليبرو كلارو، الشركاء' },
        draft: (id) => ({
          idIntegrator: id('ITG', 'LIBRO'),
          idGateway: id('GWY', 'PARTNERS'),
          requestsPerMinute: 120,
          from: '2026-01-01',
        }),
      },
      {
        code: 'FISCO-B',
        text: { en: 'Fisco Directo, Bilbao', es: 'Fisco Directo, Bilbao', ar: 'فيسكو ديريكتو، بلباو' },
        draft: (id) => ({
          idIntegrator: id('ITG', 'FISCO'),
          idGateway: id('GWY', 'BILBAO'),
          scope: 'SYS',
          requestsPerMinute: 600,
        }),
      },
    ],
  },
  {
    resource: fiscalGateway,
    rows: [
      {
        code: 'TB-ALAVA',
        text: { en: 'TicketBAI, Álava', es: 'TicketBAI, Álava', ar: 'TicketBAI، ألافا' },
        draft: { type: '2', region: 'SP-TBA', endpoint: 'https://ticketbai.araba.example/sarrerak/alta' },
      },
      {
        code: 'TB-GIPUZ',
        text: { en: 'TicketBAI, Gipuzkoa', es: 'TicketBAI, Gipuzkoa', ar: 'TicketBAI، غيبوثكوا' },
        draft: { type: '2', region: 'SP-TBG', endpoint: 'https://ticketbai.gipuzkoa.example/sarrerak/alta' },
      },
      {
        code: 'TB-BIZKAIA',
        text: { en: 'TicketBAI, Bizkaia', es: 'TicketBAI, Bizkaia', ar: 'TicketBAI، بيسكايا' },
        draft: { type: '2', region: 'SP-TBB', endpoint: 'https://batuz.bizkaia.example/N3B4000M/aurkezpena' },
      },
      {
        code: 'PA-LIVE',
        text: {
          en: 'Panama, electronic invoice',
          es: 'Panamá, factura electrónica',
          ar: 'بنما، فاتورة إلكترونية',
        },
        draft: {
          type: '3',
          region: 'PA-HKA',
          endpoint: 'https://emision.fiscal-pa.example/enviar',
          queryEndpoint: 'https://emision.fiscal-pa.example/estado',
          attempts: 8,
        },
      },
      {
        code: 'PA-TEST',
        text: { en: 'Panama, to try', es: 'Panamá, pruebas', ar: 'بنما، تجريبي' },
        draft: {
          type: '3',
          region: 'PA-HKT',
          endpoint: 'https://demo.fiscal-pa.example/enviar',
          queryEndpoint: 'https://demo.fiscal-pa.example/estado',
        },
      },
    ],
  },
];
