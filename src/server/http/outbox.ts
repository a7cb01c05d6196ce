import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { outbox } from '../store/schema';
import { say } from '../words';

const most = 200;
const columns = ['to', 'channel', 'purpose', 'code', 'at'] as const;

type Message = { [column in (typeof columns)[number]]: string };

/** Where those who try the portal read their OTPs: a page for people, JSON for programs that ask for it. */
export function serveOutbox(app: FastifyInstance, { db }: Services): void {
  app.get('/demo/outbox', async (request, reply) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(most);
    const messages: Message[] = rows.map(({ to, channel, purpose, code, at }) => ({
      to,
      channel,
      purpose,
      code,
      at: at.toISOString(),
    }));
    reply.header('Cache-Control', 'no-store').header('Vary', 'Accept');
    if (wantsJson(request.headers.accept)) return messages;
    return reply.type('text/html; charset=utf-8').send(pageOf(messages, reply.nonce));
  });
}

function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

function pageOf(messages: Message[], nonce: string): string {
  const title = escape(say('outbox.title'));
  const head = columns.map((column) => `<th scope="col">${escape(say(`outbox.${column}`))}</th>`);
  const rows = messages.map(
    (message) =>
      `<tr>${columns.map((column) => `<td>${escape(message[column])}</td>`).join('')}</tr>`,
  );
  const list =
    rows.length === 0
      ? `<p>${escape(say('outbox.empty'))}</p>`
      : `<div class="list" role="region" aria-label="${title}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${escape(say('outbox.about'))}</p>${list}</main></body></html>`;
}

const style = `body{margin:0;background:#faf8f5;color:#1f2933;font:17px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}.list{overflow-x:auto}
table{border-collapse:collapse;background:#fff;width:100%}
th,td{text-align:left;padding:.5rem .75rem;border:1px solid #e2dcd3}td:nth-child(4){font-weight:600;font-variant-numeric:tabular-nums}`;

const entities: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
