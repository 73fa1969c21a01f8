import { addons } from 'storybook/manager-api';

// Its filters sit on the body, where they move what is fixed to the window, and not by the matrices that colours are
// proven with: Sight in the toolbar takes their place.
addons.setConfig({ toolbar: { 'storybook/a11y/panel': { hidden: true } } });
