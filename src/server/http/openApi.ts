import { openApi } from '#api';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { refuseOtherMethods } from './otherMethods';

const url = '/api/openapi.json';

/** Serves the contract as an OpenAPI document, with the steps of the request types that everybody is offered now. */
export function serveOpenApi(app: FastifyInstance, services: Services): void {
  const { requestTypes, settings, today } = services;
  refuseOtherMethods(app, url, ['GET']);
  // Anybody may ask for it, and it is large: it is made again only when the steps have changed.
  let made: { of: string; text: string } | undefined;
  app.get(url, async (_request, reply) => {
    const offered = await requestTypes.stepsForAll(today());
    const steps = offered.map(({ key, step }) => ({
      call: step.call,
      encoding: step.encoding,
      requestType: key,
      raisesTicket: step.raisesTicket,
    }));
    const of = JSON.stringify(steps);
    if (made?.of !== of)
      made = { of, text: JSON.stringify(openApi(`Portal of ${settings.brandName}`, steps)) };
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
}
