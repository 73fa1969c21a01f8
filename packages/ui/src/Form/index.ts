export { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from './ErrorSummary.tsx';
export { Form, type FormErrors, type FormProps } from './Form.tsx';
export { FormColumns, type FormColumnsProps } from './FormColumns.tsx';
