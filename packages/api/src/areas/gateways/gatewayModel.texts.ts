import type { MessageDescriptor } from '@lingui/core';

/** English here, other languages in the group's `locales`. */
export const gatewayModelTexts: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'GWM.one', message: 'Gateway model' },
  /*i18n*/ { id: 'GWM.many', message: 'Gateway models' },
  /*i18n*/ { id: 'GWM.about', message: 'Kinds of gateway that reach tax authorities or integrators.' },
  /*i18n*/ { id: 'GWM.purpose', message: 'Used for' },
  /*i18n*/ { id: 'GWM.purpose.FSC', message: 'Fiscal reporting' },
  /*i18n*/ { id: 'GWM.purpose.INT', message: 'Integrators' },
  /*i18n*/ { id: 'GWM.manufacturer', message: 'Manufacturer' },
  /*i18n*/ { id: 'GWM.operatingSystem', message: 'Operating system' },
  /*i18n*/ { id: 'GWM.operatingSystem.Windows', message: 'Windows' },
  /*i18n*/ { id: 'GWM.operatingSystem.Android', message: 'Android' },
  /*i18n*/ { id: 'GWM.operatingSystem.IOS', message: 'iOS' },
  /*i18n*/ { id: 'GWM.operatingSystem.Flutter', message: 'Flutter' },
  /*i18n*/ { id: 'GWM.operatingSystem.Unknown', message: 'Unknown' },
  /*i18n*/ { id: 'GWM.leastBuild', message: 'Oldest supported build' },
  /*i18n*/ { id: 'GWM.notes', message: 'Notes' },
  /*i18n*/ { id: 'GWM.leastBuild.help', message: 'The oldest build that still works with the platform.' },
];
