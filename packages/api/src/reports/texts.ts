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
      'Tickets that were sold; credit notes and amendments are not counted. By product, department, payment method or tax, those in which it occurs: a ticket can count in several rows.',
  },
  /*i18n*/ { id: 'report.measure.average', message: 'Average ticket' },
  /*i18n*/ { id: 'report.measure.average.about', message: 'Gross sales divided by the number of tickets.' },
  /*i18n*/ { id: 'report.measure.quantity', message: 'Quantity' },
  /*i18n*/ {
    id: 'report.measure.quantity.about',
    message: 'Units sold, less those taken back; what is weighed counts in its unit of weight.',
  },
  /*i18n*/ { id: 'report.measure.discounts', message: 'Discounts' },
  /*i18n*/ {
    id: 'report.measure.discounts.about',
    message:
      'What was taken off, lines and whole tickets, taxes included. It is not in gross sales any more.',
  },
  /*i18n*/ { id: 'report.measure.discounted', message: 'Tickets with a discount' },
  /*i18n*/ {
    id: 'report.measure.discounted.about',
    message:
      'Tickets from which something was taken off. By product or department, those where it was taken off that.',
  },
  /*i18n*/ { id: 'report.measure.refunds', message: 'Refunds' },
  /*i18n*/ {
    id: 'report.measure.refunds.about',
    message:
      'What credit notes gave back, taxes included, on the day it was given back. Gross sales are already less by it.',
  },
  /*i18n*/ { id: 'report.measure.refunded', message: 'Credit notes' },
  /*i18n*/ { id: 'report.measure.refunded.about', message: 'Tickets of the kind credit note.' },
  /*i18n*/ { id: 'report.measure.voids', message: 'Voids' },
  /*i18n*/ {
    id: 'report.measure.voids.about',
    message:
      'What voided tickets and lines taken off before payment would have cost. It was never in gross sales.',
  },
  /*i18n*/ { id: 'report.measure.voided', message: 'Voided tickets' },
  /*i18n*/ { id: 'report.measure.voided.about', message: 'Tickets that were called off as a whole.' },
  /*i18n*/ { id: 'report.measure.covers', message: 'Covers' },
  /*i18n*/ {
    id: 'report.measure.covers.about',
    message: 'Guests at the tables of tickets, as the till was told.',
  },
  /*i18n*/ { id: 'report.measure.perCover', message: 'Sales per cover' },
  /*i18n*/ { id: 'report.measure.perCover.about', message: 'Gross sales divided by covers.' },
  /*i18n*/ { id: 'report.measure.rounding', message: 'Rounding' },
  /*i18n*/ {
    id: 'report.measure.rounding.about',
    message: 'What was paid more or less than tickets say because small coins are not given.',
  },
  /*i18n*/ { id: 'report.measure.tips', message: 'Tips' },
  /*i18n*/ { id: 'report.measure.tips.about', message: 'What guests gave on top of their tickets.' },
  /*i18n*/ { id: 'report.measure.cards', message: 'Card turnover' },
  /*i18n*/ {
    id: 'report.measure.cards.about',
    message: 'What was paid by card, less what was given back to cards.',
  },
  /*i18n*/ { id: 'report.measure.charges', message: 'Card payments' },
  /*i18n*/ { id: 'report.measure.charges.about', message: 'Payments by card; a ticket can have several.' },
  /*i18n*/ { id: 'report.measure.fees', message: 'Fees' },
  /*i18n*/ {
    id: 'report.measure.fees.about',
    message: 'What these payments cost by the tariff; a card that the till does not say has none.',
  },
  /*i18n*/ { id: 'report.measure.feeShare', message: 'Share of fees' },
  /*i18n*/ { id: 'report.measure.feeShare.about', message: 'Fees in parts of a hundred of card turnover.' },
  /*i18n*/ { id: 'report.measure.perCharge', message: 'Average payment' },
  /*i18n*/ {
    id: 'report.measure.perCharge.about',
    message: 'Card turnover divided by the number of payments.',
  },
  /*i18n*/ { id: 'report.by.cardBrand', message: 'Card brand' },
  /*i18n*/ { id: 'report.by.cardKind', message: 'Card kind' },
  /*i18n*/ { id: 'report.by.cardOrigin', message: 'Card origin' },
  /*i18n*/ { id: 'report.by.hour', message: 'Hour' },
  /*i18n*/ { id: 'report.by.day', message: 'Day' },
  /*i18n*/ { id: 'report.by.weekday', message: 'Weekday' },
  /*i18n*/ { id: 'report.by.week', message: 'Week' },
  /*i18n*/ { id: 'report.by.month', message: 'Month' },
  /*i18n*/ { id: 'report.by.store', message: 'Store' },
  /*i18n*/ { id: 'report.by.terminal', message: 'Till' },
  /*i18n*/ { id: 'report.by.employee', message: 'Employee' },
  /*i18n*/ { id: 'report.by.customer', message: 'Customer' },
  /*i18n*/ { id: 'report.by.source', message: 'Source' },
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
