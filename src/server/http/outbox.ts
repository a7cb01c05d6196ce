import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services';
import { messages, outbox } from '../store/schema';
import { t } from '../i18n';
import { escape, type PlainPage, sendPage } from './plainPage';

const most = 200;
const codeColumns = ['to', 'channel', 'purpose', 'code', 'at'] as const;
const textColumns = ['to', 'text', 'at'] as const;

type Message = { [column in (typeof codeColumns)[number]]: string };
type Text = { [column in (typeof textColumns)[number]]: string };

/** Serves the messages that the demonstration did not really send: as a page, and the OTPs as JSON for scripts. */
export function serveOutbox(app: FastifyInstance, { db }: Services): void {
  app.get('/demo/outbox', async (request, reply) => {
    const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(most);
    const codes: Message[] = rows.map(({ to, channel, purpose, code, at }) => ({
      to,
      channel,
      purpose,
      code,
      at: at.toISOString(),
    }));
    reply.header('Cache-Control', 'no-store').header('Vary', 'Accept');
    if (wantsJson(request.headers.accept)) return codes;
    const sent = await db.select().from(messages).orderBy(desc(messages.id)).limit(most);
    const texts: Text[] = sent.map(({ to, text, at }) => ({ to, text, at: at.toISOString() }));
    return sendPage(reply, pageOf(codes, texts));
  });
}

function wantsJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

function pageOf(codes: Message[], texts: Text[]): PlainPage {
  const title = t('outbox.title');
  return {
    title,
    style,
    body: `<h1>${escape(title)}</h1>${section('codes', codeColumns, codes)}${section('texts', textColumns, texts)}`,
  };
}

function section<Column extends string>(
  name: string,
  columns: readonly Column[],
  rows: { [column in Column]: string }[],
): string {
  const words = (path: string) => escape(t(`outbox.${path}`));
  const head = columns.map((column) => `<th scope="col">${words(column)}</th>`);
  const lines = rows.map(
    (row) => `<tr>${columns.map((column) => `<td>${escape(row[column])}</td>`).join('')}</tr>`,
  );
  const list =
    rows.length === 0
      ? `<p>${words('empty')}</p>`
      : `<div class="list" role="region" aria-labelledby="${name}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  return `<h2 id="${name}">${words(`${name}.title`)}</h2><p>${words(`${name}.about`)}</p>${list}`;
}

const style = `.list{overflow-x:auto}table{border-collapse:collapse;background:#fff;width:100%}
th,td{text-align:left;padding:.5rem .75rem;border:1px solid #e2dcd3}#codes~.list td:nth-child(4){font-weight:600;font-variant-numeric:tabular-nums}`;
