import { simulatedServices } from '../integrations/simulatedServices';
import { ok, refused, success } from '../reply';
import { t } from '../i18n';
import type { Handler } from './handler';

/** A browser that has it asks only whether it has changed. */
export const catalogue: Handler<'GET catalogue/'> = async ({ requestTypes }) => {
  const { body, digest } = await requestTypes.catalogue();
  return { ...ok(body), headers: { ETag: `"${digest}"`, 'Cache-Control': 'no-cache' } };
};

/** The address of a definition in the user's language. It changes whenever the files of the definition change. */
export const definitionModule: Handler<'GET definitions/:key/'> = async (
  { requestTypes },
  { key },
) => {
  const found = await requestTypes.resolve(key);
  if (!found) return refused(404, t('request.unknown'));
  return success({ module: `/definitions/${await requestTypes.modules.publish(found)}` });
};

/** The settings of the insurer that the portal shows. */
export const shownSettings: Handler<'GET settings/'> = async ({ settings, today }) =>
  success({
    brandWord: settings.brandWord,
    brandName: settings.brandName,
    customerServiceNumber: settings.customerServiceNumber,
    headerHours: settings.headerHours,
    menuHours: settings.menuHours,
    tollFreeNumber: settings.tollFreeNumber,
    careContact: settings.careContact,
    underEnhancement: settings.underEnhancement,
    demo: settings.demoBook,
    simulated: simulatedServices(settings),
    paymentReturnDays: settings.paymentReturnDays,
    today: today(),
    timeZone: settings.timeZone,
  });
