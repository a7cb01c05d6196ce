/** What a call answers: the HTTP status and the JSON body. In process only the body counts. */
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
