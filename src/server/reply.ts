/** What a call answers: the HTTP status and the body, JSON unless it is a file. In process only the body counts. */
export interface Reply {
  status: number;
  body: unknown;
  headers?: { [name: string]: string };
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

export function success(body: object = {}): Reply {
  return ok({ status: 'success', ...body });
}

/** A failure that the specification treats as an answer. */
export function failed(message: string, body: object = {}): Reply {
  return ok({ status: 'failed', message, ...body });
}

export function refused(status: number, message: string, headers?: Reply['headers']): Reply {
  return { status, body: { message }, ...(headers && { headers }) };
}

export function tryAgainIn(seconds: number, message: string): Reply {
  return refused(429, message, { 'Retry-After': String(seconds) });
}

export function conflict(message: string): Reply {
  return { status: 409, body: { status: 'failed', message } };
}

export function pdf(bytes: Buffer, fileName: string): Reply {
  return {
    status: 200,
    body: bytes,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  };
}
