import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { filePath, problemOfLink } from '../delivery/fileLinks';
import { t } from '../i18n';
import { isMissing } from '../missingFile';
import { logSecurityEvent } from '../securityLog';
import type { Services } from '../services';
import { uploads } from '../store/schema';
import { DamagedFileError } from '../uploads/wholeFile';
import { refuseOtherMethods } from './otherMethods';

/**
 * Serves the files of tickets to callers with a signed link that has not expired. They are saved, never
 * shown: a viewer decides by the content what it is.
 */
export function serveTicketFiles(app: FastifyInstance, services: Services): void {
  const { db, log, now, secrets, uploads: files } = services;
  const url = `${filePath}/:id`;
  app.get(url, async (request, reply) => {
    const { id } = request.params as { id: string };
    const { expires, signature } = request.query as { expires?: unknown; signature?: unknown };
    const link = { id, expires: String(expires), signature: String(signature) };
    const problem = problemOfLink(secrets.tickets, link, now());
    if (problem === 'expired') return refuse(reply, 410, problem);
    if (problem) {
      logSecurityEvent(services, 'link to a file forged');
      return refuse(reply, 403, problem);
    }
    // Only what the portal has signed gets here: the id is one of its own.
    const [file] = await db.select().from(uploads).where(eq(uploads.id, id));
    if (!file) return refuse(reply, 404, 'missing');
    if (file.scan === 'infected') return refuse(reply, 403, 'infected');
    const about = { file: id, ticketNumber: file.ticketNumber };
    try {
      const content = await files.read(file);
      // The first piece is good: only from now on the reply is a file.
      await once(content, 'readable');
      content.once('error', (error) => log.error({ err: error, ...about }, 'a file broke off'));
      return reply
        .type('application/octet-stream')
        .header('Content-Length', file.size)
        .header('Content-Disposition', attachment(file.name))
        .send(content);
    } catch (error) {
      if (error instanceof DamagedFileError)
        log.error({ err: error, ...about }, 'a file of a ticket is damaged');
      if (!isMissing(error)) throw error;
      log.error(about, 'a file of a ticket is missing');
      return refuse(reply, 404, 'missing');
    }
  });
  refuseOtherMethods(app, url, ['GET']);
}

const refuse = (reply: FastifyReply, status: number, problem: string) =>
  reply.code(status).send({ message: t(`ticketSystem.file.${problem}`) });

/** RFC 6266: a name in ASCII, and the real one for those who read it. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
