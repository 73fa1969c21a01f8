export { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from './ErrorSummary.tsx';
export { Form, type FormProps } from './Form.tsx';
export { FormColumns, type FormColumnsProps } from './FormColumns.tsx';
export { FormFrame, type FormErrors, type FormFrameProps } from './FormFrame.tsx';
