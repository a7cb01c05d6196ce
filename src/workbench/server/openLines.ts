import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** Begins a response of newline-delimited JSON that goes on after the handler has returned. */
export function openLines(reply: FastifyReply): ServerResponse {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  return reply.raw.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
}
