import type { MessageDescriptor } from '@lingui/core';

/** Texts of reports: English here, other languages in `locales`. */
export const reportTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'report.measure.gross', message: 'Gross sales' },
  /*i18n*/ {
    id: 'report.measure.gross.about',
    message:
      'What guests paid for goods and services, taxes included, after discounts and refunds. Tips are not part of it.',
  },
  /*i18n*/ { id: 'report.measure.net', message: 'Net sales' },
  /*i18n*/ { id: 'report.measure.net.about', message: 'Gross sales without taxes.' },
  /*i18n*/ { id: 'report.measure.tax', message: 'Taxes' },
  /*i18n*/ { id: 'report.measure.tax.about', message: 'All taxes that are in gross sales.' },
  /*i18n*/ { id: 'report.measure.tickets', message: 'Tickets' },
  /*i18n*/ {
    id: 'report.measure.tickets.about',
    message:
      'Closed tickets. By product, department, payment method or tax, those in which it occurs: a ticket can count in several rows.',
  },
  /*i18n*/ { id: 'report.measure.average', message: 'Average ticket' },
  /*i18n*/ { id: 'report.measure.average.about', message: 'Gross sales divided by the number of tickets.' },
  /*i18n*/ { id: 'report.measure.quantity', message: 'Quantity' },
  /*i18n*/ {
    id: 'report.measure.quantity.about',
    message: 'Units sold, less those taken back; what is weighed counts in its unit of weight.',
  },
  /*i18n*/ { id: 'report.measure.tips', message: 'Tips' },
  /*i18n*/ { id: 'report.measure.tips.about', message: 'What guests gave on top of their tickets.' },
  /*i18n*/ { id: 'report.by.hour', message: 'Hour' },
  /*i18n*/ { id: 'report.by.day', message: 'Day' },
  /*i18n*/ { id: 'report.by.weekday', message: 'Weekday' },
  /*i18n*/ { id: 'report.by.week', message: 'Week' },
  /*i18n*/ { id: 'report.by.month', message: 'Month' },
  /*i18n*/ { id: 'report.by.store', message: 'Store' },
  /*i18n*/ { id: 'report.by.terminal', message: 'Till' },
  /*i18n*/ { id: 'report.by.service', message: 'Service' },
  /*i18n*/ { id: 'report.by.department', message: 'Department' },
  /*i18n*/ { id: 'report.by.product', message: 'Product' },
  /*i18n*/ { id: 'report.by.paymentMethod', message: 'Payment method' },
  /*i18n*/ { id: 'report.by.tax', message: 'Tax' },
  /*i18n*/ { id: 'report.service.00', message: 'Eat in' },
  /*i18n*/ { id: 'report.service.01', message: 'Takeaway' },
  /*i18n*/ { id: 'report.service.02', message: 'Own delivery' },
  /*i18n*/ { id: 'report.service.03', message: 'Delivery partner' },
  /*i18n*/ { id: 'report.weekday.1', message: 'Monday' },
  /*i18n*/ { id: 'report.weekday.2', message: 'Tuesday' },
  /*i18n*/ { id: 'report.weekday.3', message: 'Wednesday' },
  /*i18n*/ { id: 'report.weekday.4', message: 'Thursday' },
  /*i18n*/ { id: 'report.weekday.5', message: 'Friday' },
  /*i18n*/ { id: 'report.weekday.6', message: 'Saturday' },
  /*i18n*/ { id: 'report.weekday.7', message: 'Sunday' },
  /*i18n*/ { id: 'report.none', message: 'Not stated' },
];
