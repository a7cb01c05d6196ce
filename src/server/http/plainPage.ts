import type { FastifyReply } from 'fastify';
import { languageOfTexts } from '../i18n';

/** A page of the demonstration: plain HTML without a script. The nonce of the response allows its style. */
export interface PlainPage {
  title: string;
  style?: string;
  /** HTML. The caller escapes every text in it with {@link escape}. */
  body: string;
}

/** Sends a page of the demonstration, which no cache keeps. */
export function sendPage(reply: FastifyReply, page: PlainPage, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(page, reply.nonce));
}

function plainPage({ title, style = '', body }: PlainPage, nonce: string): string {
  return `<!doctype html>
<html lang="${languageOfTexts()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style nonce="${nonce}">${base}${style}</style></head>
<body><main>${body}</main></body></html>`;
}

const base = `body{margin:0;background:#faf8f5;color:#1f2933;font:17px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}`;

const entities: { [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
