/** Words that only assistive technology gets. */
export { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
