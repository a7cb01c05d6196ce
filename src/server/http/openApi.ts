import { openApi } from '#api';
import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../definitions/requestTypes';
import type { Services } from '../services';
import { refuseOtherMethods } from './otherMethods';

const url = '/api/openapi.json';

/** Serves the contract as an OpenAPI document, with the steps of the request types that are on offer now. */
export function serveOpenApi(app: FastifyInstance, { requestTypes, settings }: Services): void {
  refuseOtherMethods(app, url, ['GET']);
  // Anybody may ask for it, and it is large: it is made again only when the steps have changed.
  let made: { of: string; text: string } | undefined;
  app.get(url, async (_request, reply) => {
    const types = await requestTypes.filter(() => true);
    const steps = types.flatMap(({ type }) =>
      type.failFast.request.steps.map((step) => ({
        call: step.call,
        encoding: encodingOf(step),
        requestType: type.key,
        raisesTicket: step.raises !== undefined,
      })),
    );
    const of = JSON.stringify(steps);
    if (made?.of !== of)
      made = { of, text: JSON.stringify(openApi(`Portal of ${settings.brandName}`, steps)) };
    return reply.type('application/json; charset=utf-8').send(made.text);
  });
}
