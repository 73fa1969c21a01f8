import type { MessageDescriptor } from '@lingui/core';

/** Texts of importing: English here, other languages in `src/locales`. */
export const transferTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'import.file_empty', message: 'The file is empty.' },
  /*i18n*/ { id: 'import.file_too_large', message: 'The file is larger than {max} MB. Split it.' },
  /*i18n*/ {
    id: 'import.file_unpacks_too_large',
    message: 'The workbook holds more than {max} MB. Save the sheet as CSV, or split it.',
  },
  /*i18n*/ {
    id: 'import.file_old_excel',
    message: 'This is an old Excel file (.xls). Save it as .xlsx or CSV and try again.',
  },
  /*i18n*/ {
    id: 'import.file_password',
    message: 'The file is protected by a password. Save it without one and try again.',
  },
  /*i18n*/ { id: 'import.file_not_a_sheet', message: 'This is not a table. Choose a CSV or an .xlsx file.' },
  /*i18n*/ {
    id: 'import.file_damaged',
    message: 'The file is damaged. Open it in your spreadsheet program and save it again.',
  },
  /*i18n*/ { id: 'import.file_open_quote', message: 'A quote that opens in row {row} is never closed.' },
  /*i18n*/ {
    id: 'import.file_no_header',
    message: 'The first row must hold the names of the columns.',
  },
  /*i18n*/ {
    id: 'import.file_too_many_rows',
    message: 'The file has more than {max} rows. Split it.',
  },
  /*i18n*/ {
    id: 'import.file_takes_too_long',
    message: 'Reading the file took longer than {max} seconds. Split it, or save the sheet as CSV.',
  },
  /*i18n*/ {
    id: 'import.file_too_many_columns',
    message: 'The file has {count} columns; {max} are possible. Delete those that you do not need.',
  },
  /*i18n*/ {
    id: 'import.file_cell_too_long',
    message: 'A cell in row {row} has more than {max} characters. A closing quote may be missing.',
  },
  /*i18n*/ { id: 'import.missing_record', message: '“{value}” is not among your records yet ({entity}).' },
  /*i18n*/ {
    id: 'import.ambiguous_record',
    message: 'Several records are called “{value}” ({entity}). Write the code in its place.',
  },
  /*i18n*/ {
    id: 'import.unfit_record',
    message: '“{value}” is a record of a kind that cannot be chosen here ({entity}).',
  },
  /*i18n*/ {
    id: 'import.refused_in_file',
    message: '“{value}” is in row {row} of this file, and that row is not imported.',
  },
  /*i18n*/ {
    id: 'import.two_readings',
    message: '“{value}” may be {whole} or {fraction}. Choose the decimal sign of this file.',
  },
  /*i18n*/ {
    id: 'import.sheet_error',
    message: 'A formula in this cell has failed. Fix it in the spreadsheet, or set a value.',
  },
  /*i18n*/ {
    id: 'import.formula_without_result',
    message:
      'This formula was never computed. Open the file in a spreadsheet program, save it and bring it anew, or set a value.',
  },
  /*i18n*/ {
    id: 'import.spoilt_code',
    message:
      'A spreadsheet has shortened this number, and its last digits are lost. Format the column as text there, fill it again from its source and bring the file anew.',
  },
  /*i18n*/ {
    id: 'import.check_digit',
    message:
      'A digit of this number is wrong or missing: its last one would be {digit}. Compare it with the package.',
  },
  /*i18n*/ {
    id: 'import.other_record',
    message: 'By its barcode alone this is “{name}” ({code}), whose code or name differs from the row.',
  },
  /*i18n*/ { id: 'import.repeated_in_file', message: 'Row {row} has the same code already.' },
  /*i18n*/ { id: 'import.held_by_record', message: 'Another record has it already: “{name}” ({code}).' },
  /*i18n*/ { id: 'import.held_by_row', message: 'Row {row} has it already.' },
  /*i18n*/ {
    id: 'import.too_many_cells',
    message: 'The row has more cells than there are columns ({max}). A separator may be in the wrong place.',
  },
  /*i18n*/ {
    id: 'import.mapped_twice',
    message: 'Two columns are assigned to this field. Keep one of them.',
  },
  /*i18n*/ { id: 'import.nothing_to_read', message: 'The row has nothing in the columns that are imported.' },
  /*i18n*/ {
    id: 'import.changed_since',
    message: 'Somebody has changed or deleted the record since this file was tried. Import it again.',
  },
  /*i18n*/ {
    id: 'import.not_stored',
    message: 'The record could not be stored as it is. Import the row again to see why.',
  },
  /*i18n*/ {
    id: 'import.picture.address',
    message: 'Picture not taken: its address is not one of the public web.',
  },
  /*i18n*/ {
    id: 'import.picture.unreachable',
    message: 'Picture not taken: nothing answered at its address.',
  },
  /*i18n*/ { id: 'import.picture.status', message: 'Picture not taken: there is none at its address.' },
  /*i18n*/ { id: 'import.picture.large', message: 'Picture not taken: it is larger than 2 MB.' },
  /*i18n*/ { id: 'import.picture.type', message: 'Picture not taken: it is not a PNG, JPEG or WebP file.' },
  /*i18n*/ { id: 'import.kept.changed', message: 'Not undone: somebody has changed it since.' },
  /*i18n*/ { id: 'import.kept.used', message: 'Not undone: other records refer to it.' },
  /*i18n*/ { id: 'import.undone.created', message: 'New, taken back' },
  /*i18n*/ { id: 'import.undone.changed', message: 'Changed, and changed back: {fields}' },
  /*i18n*/ { id: 'import.outcome', message: 'Import' },
  /*i18n*/ { id: 'import.creates', message: 'New' },
  /*i18n*/ { id: 'import.changes', message: 'Changed: {fields}' },
  /*i18n*/ { id: 'import.unchanged', message: 'As it is stored' },
  /*i18n*/ { id: 'import.rejected', message: 'Not imported: {reasons}' },
  /*i18n*/ { id: 'import.skipped', message: 'Left out' },
  /*i18n*/ { id: 'import.belongs.image', message: 'Picture for row {row}' },
  /*i18n*/ {
    id: 'import.belongs.further',
    message: 'Not taken: row {row} has as many pictures as it can hold',
  },
  /*i18n*/ { id: 'import.belongs.nothing', message: 'Belongs to row {row}' },
  /*i18n*/ { id: 'import.reason', message: '{field}: {reason}' },
  /*i18n*/ { id: 'import.suggest.set', message: 'Take “{value}”.' },
  /*i18n*/ { id: 'import.suggest.keep', message: 'Keep “{value}” as it is.' },
  /*i18n*/ { id: 'import.suggest.same', message: 'It is the same: change “{value}”.' },
  /*i18n*/ { id: 'import.suggest.create', message: 'Create “{name}” ({entity}).' },
  /*i18n*/ { id: 'import.unnamed', message: 'General' },
];
