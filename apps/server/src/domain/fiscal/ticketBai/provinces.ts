/** What differs between the three tax offices of TicketBAI. */
export interface Province {
  readonly name: 'Araba' | 'Bizkaia' | 'Gipuzkoa';
  /** How a signature has to be made there: the address of the rule, and the SHA-256 of its text. */
  readonly policy: { readonly address: string; readonly digest: string };
  /** Where a guest looks a ticket up. */
  readonly lookUp: string;
}

const provinces: Readonly<Record<string, Province>> = {
  A: {
    name: 'Araba',
    policy: {
      address: 'https://ticketbai.araba.eus/tbai/sinadura/',
      digest: '4Vk3uExj7tGn9DyUCPDsV9HRmK6KZfYdRiW3StOjcQA=',
    },
    lookUp: 'https://ticketbai.araba.eus/tbai/qrtbai/',
  },
  B: {
    name: 'Bizkaia',
    policy: {
      address:
        'https://www.batuz.eus/fitxategiak/batuz/ticketbai/sinadura_elektronikoaren_zehaztapenak_especificaciones_de_la_firma_electronica_v1_0.pdf',
      digest: 'Quzn98x3PMbSHwbUzaj5f5KOpiH0u8bvmwbbbNkO9Es=',
    },
    lookUp: 'https://batuz.eus/QRTBAI/',
  },
  G: {
    name: 'Gipuzkoa',
    policy: {
      address: 'https://www.gipuzkoa.eus/ticketbai/sinadura',
      digest: 'vSe1CH7eAFVkGN0X2Y7Nl9XGUoBnziDA5BGUSsyt8mg=',
    },
    lookUp: 'https://tbai.egoitza.gipuzkoa.eus/qr/',
  },
};

/** Of a region's code, SP-TBA or SP-TZA: its last letter says which. */
export const provinceOf = (region: string): Province | undefined => {
  const province = /^SP-T[BZ]([ABG])$/.exec(region)?.[1];
  return province === undefined ? undefined : provinces[province];
};
