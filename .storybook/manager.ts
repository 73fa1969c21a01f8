import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Comanda workbench', brandUrl: './' }),
  // Its filters sit on the body, where they move what is fixed to the window, and not by the matrices that colours are
  // proven with: Sight in the toolbar takes their place.
  toolbar: { 'storybook/a11y/panel': { hidden: true } },
});
