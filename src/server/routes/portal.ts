import { simulatedServices } from '../integrations/simulatedServices';
import { ok, refused, success } from '../reply';
import { issuePass } from '../requests/formPass';
import { customerOf } from '../requests/mayUse';
import { t } from '../i18n';
import type { Handler } from './handler';

/** A browser that has it asks only whether it has changed. */
export const catalogue: Handler<'GET catalogue/'> = async (services, _input, session) => {
  const { body, digest } = await services.requestTypes.catalogue(customerOf(services, session));
  return { ...ok(body), headers: { ETag: `"${digest}"`, 'Cache-Control': 'private, no-cache' } };
};

/**
 * The address of a definition in the user's language, which changes whenever the files of the definition change; and a
 * pass that lets this customer finish the form when it is no longer offered.
 */
export const definitionModule: Handler<'GET definitions/:key/'> = async (
  services,
  { key },
  session,
) => {
  const { requestTypes } = services;
  const found = await requestTypes.resolve(key);
  // Who is not offered it is not told that it is there.
  if (!found || !(await found.offers.isOffered(key, customerOf(services, session))))
    return refused(404, t('request.unknown'));
  return success({
    module: `/definitions/${await requestTypes.modules.publish(found)}`,
    pass: issuePass(services, session, found),
  });
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
