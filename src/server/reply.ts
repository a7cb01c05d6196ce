import type { Refusal as RequestRefusal } from '#engine';

/** The response to a call: the HTTP status and the body, JSON unless it is a file. */
export interface Reply<Body = unknown> {
  status: number;
  body: Body | Refusal;
  headers?: { [name: string]: string };
}

/** The body of a failed or refused response. */
export interface Refusal {
  status?: 'failed' | false;
  message: string;
  [name: string]: unknown;
}

export function ok<Body>(body: Body): Reply<Body> {
  return { status: 200, body };
}

export function success<Body extends object>(
  body: Body = {} as Body,
): Reply<{ status: 'success' } & Body> {
  return ok({ status: 'success', ...body });
}

/** A failure that the specification reports with status 200. */
export function failed(message: string, body: object = {}): Reply<never> {
  return { status: 200, body: { status: 'failed', message, ...body } };
}

export function refused(status: number, message: string, headers?: Reply['headers']): Reply<never> {
  return { status, body: { message }, ...(headers && { headers }) };
}

export function tooManyRequests(seconds: number, message: string): Reply<never> {
  return refused(429, message, { 'Retry-After': String(seconds) });
}

export function conflict(message: string, body: object = {}): Reply<never> {
  return { status: 409, body: { status: 'failed', message, ...body } };
}

/** The customer may not ask: why, and what they can do now. */
export const refusedRequest = ({ message, next }: RequestRefusal): Reply<never> =>
  conflict(message, next && { next });

export function pdf(bytes: Buffer, fileName: string): Reply<Buffer> {
  return {
    status: 200,
    body: bytes,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  };
}
