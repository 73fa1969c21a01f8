import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const storeTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'STR.one', message: 'Store' },
  /*i18n*/ { id: 'STR.many', message: 'Stores' },
  /*i18n*/ { id: 'STR.form.payment', message: 'Payment' },
  /*i18n*/ { id: 'STR.form.image', message: 'Picture' },
  /*i18n*/ { id: 'STR.form.schedule', message: 'Opening hours' },
  /*i18n*/ { id: 'STR.form.emitter', message: 'Ticket issuer' },
  /*i18n*/ { id: 'STR.hours', message: 'Open' },
  /*i18n*/ { id: 'STR.hours.help', message: 'Without hours the store counts as always open.' },
  /*i18n*/ { id: 'STR.emitterName', message: 'Legal name' },
  /*i18n*/ { id: 'STR.emitterName.help', message: 'Only where it is not that of the business.' },
  /*i18n*/ { id: 'STR.emitterTaxNumber', message: 'Tax number' },
  /*i18n*/ { id: 'STR.certificate', message: 'Certificate' },
  /*i18n*/ {
    id: 'STR.certificate.help',
    message: 'What tickets are signed with: the certificate with its private key, as .p12, .pfx or .pem.',
  },
  /*i18n*/ { id: 'STR.form.panama', message: 'Electronic invoice of Panama' },
  /*i18n*/ { id: 'STR.fiscalBranch', message: 'Number of the branch' },
  /*i18n*/ {
    id: 'STR.fiscalBranch.help',
    message: 'Four digits, as registered with the tax office: 0000 is the head office.',
  },
  /*i18n*/ { id: 'STR.fiscalPlace', message: 'Code of the place' },
  /*i18n*/ {
    id: 'STR.fiscalPlace.help',
    message:
      'Province, district and township by their numbers at the tax office: 8\u2060-\u20608\u2060-\u20601.',
  },
  /*i18n*/ { id: 'STR.township', message: 'Township' },
  /*i18n*/ { id: 'STR.district', message: 'District' },
  /*i18n*/ { id: 'STR.latitude', message: 'Latitude' },
  /*i18n*/ { id: 'STR.longitude', message: 'Longitude' },
  /*i18n*/ { id: 'STR.street', message: 'Street and number' },
  /*i18n*/ { id: 'STR.zip', message: 'Postcode' },
  /*i18n*/ { id: 'STR.city', message: 'Town' },
  /*i18n*/ { id: 'STR.country', message: 'Country' },
  /*i18n*/ { id: 'STR.timeZone', message: 'Time zone' },
  /*i18n*/ { id: 'STR.idRegion', message: 'Region' },
  /*i18n*/ { id: 'STR.fiscalRegion', message: 'Fiscal region' },
  /*i18n*/ { id: 'STR.cashAllowed', message: 'Takes cash' },
  /*i18n*/ { id: 'STR.cardAllowed', message: 'Takes cards' },
  /*i18n*/ { id: 'STR.appAllowed', message: 'Takes payment in the app' },
  /*i18n*/ { id: 'STR.localPaymentAllowed', message: 'Payment in the store' },
  /*i18n*/ { id: 'STR.deliveryPaymentAllowed', message: 'Payment on delivery' },
];
