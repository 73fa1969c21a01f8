import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const payMerchantAccountTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'FPA.one', message: 'Merchant account' },
  /*i18n*/ { id: 'FPA.many', message: 'Merchant accounts' },
  /*i18n*/ {
    id: 'FPA.about',
    message: 'Under which number a business takes cards, and when its money goes to its bank.',
  },
  /*i18n*/ { id: 'FPA.form.sweep', message: 'Bank transfers' },
  /*i18n*/ { id: 'FPA.holder', message: 'Account holder' },
  /*i18n*/ { id: 'FPA.companyCode', message: 'Company code' },
  /*i18n*/ { id: 'FPA.storeCode', message: 'Store code' },
  /*i18n*/ { id: 'FPA.acquirer', message: 'Acquirer' },
  /*i18n*/ { id: 'FPA.merchantNumber', message: 'Merchant number' },
  /*i18n*/ { id: 'FPA.idPayTariff', message: 'Card tariff' },
  /*i18n*/ { id: 'FPA.idPayReseller', message: 'Reseller' },
  /*i18n*/ { id: 'FPA.iban', message: 'IBAN' },
  /*i18n*/ { id: 'FPA.sweep', message: 'Transfer to the bank' },
  /*i18n*/ { id: 'FPA.sweep.DAY', message: 'Daily' },
  /*i18n*/ { id: 'FPA.sweep.WEK', message: 'Weekly' },
  /*i18n*/ { id: 'FPA.sweep.MNT', message: 'Monthly' },
  /*i18n*/ { id: 'FPA.sweep.MAN', message: 'Manual' },
  /*i18n*/ { id: 'FPA.weekDay', message: 'Day of the week' },
  /*i18n*/ { id: 'FPA.weekDay.MON', message: 'Monday' },
  /*i18n*/ { id: 'FPA.weekDay.TUE', message: 'Tuesday' },
  /*i18n*/ { id: 'FPA.weekDay.WED', message: 'Wednesday' },
  /*i18n*/ { id: 'FPA.weekDay.THU', message: 'Thursday' },
  /*i18n*/ { id: 'FPA.weekDay.FRI', message: 'Friday' },
  /*i18n*/ { id: 'FPA.weekDay.SAT', message: 'Saturday' },
  /*i18n*/ { id: 'FPA.weekDay.SUN', message: 'Sunday' },
  /*i18n*/ { id: 'FPA.monthDay', message: 'Day of the month' },
  /*i18n*/ {
    id: 'FPA.merchantNumber.help',
    message: 'The number under which the acquirer knows the business.',
  },
  /*i18n*/ { id: 'FPA.sweep.help', message: 'How often the money that was taken goes to the bank.' },
];
