import type { FastifyInstance } from 'fastify';
import type { DefinitionModules } from '../definitions/definitionModules';
import { t } from '../i18n';

/** Serves the compiled definitions. Their names contain a digest, so browsers may cache them without limit. */
export function serveDefinitionModules(app: FastifyInstance, modules: DefinitionModules): void {
  app.get<{ Params: { name: string } }>('/definitions/:name', async (request, reply) => {
    const text = await modules.find(request.params.name);
    if (text === undefined) return reply.code(404).send({ message: t('notFound') });
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(text);
  });
}
