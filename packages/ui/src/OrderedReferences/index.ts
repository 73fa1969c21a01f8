export { OrderedReferences, type OrderedReferencesProps, type Reference } from './OrderedReferences.tsx';
