import { openApi } from '#api';
import type { FastifyInstance } from 'fastify';
import { encodingOf } from '../definitions/requestTypes';
import type { Services } from '../services';
import { refuseOtherMethods } from './otherMethods';

const url = '/api/openapi.json';

/** Serves the contract as an OpenAPI document, with the steps of the request types that are on offer now. */
export function serveOpenApi(app: FastifyInstance, { requestTypes, settings }: Services): void {
  refuseOtherMethods(app, url, ['GET']);
  app.get(url, async () => {
    const types = await requestTypes.filter(() => true);
    const steps = types.flatMap(({ type }) =>
      type.failFast.request.steps.map((step) => ({
        call: step.call,
        encoding: encodingOf(step),
        requestType: type.key,
        raisesTicket: step.raises !== undefined,
      })),
    );
    return openApi(`Portal of ${settings.brandName}`, steps);
  });
}
