import type { Result } from '#api';
import { isSuccess } from '#engine';
import { notify } from '../notices/toasts';
import { openSessionModal } from '../session/sessionModal';
import { isExpired } from '../session/token';
import { t } from '../i18n';

export interface ResponseOptions {
  /** No toast: the caller shows every failure itself. */
  isQuiet?: boolean | undefined;
  /** The response is a file: `data` is a Blob. */
  wantsFile?: boolean | undefined;
  /** A property of every response of this call: one without it, as from a proxy, counts as failed. */
  needs?: string | undefined;
}

/** Turns a response into a result (ERR-01 to ERR-12). `undefined` means that no response arrived. */
export async function readResponse(
  response: Response | undefined,
  options: ResponseOptions = {},
): Promise<Result> {
  const { isQuiet, wantsFile } = options;
  if (!response) {
    const message = t(wantsFile ? 'failures.server' : 'failures.network');
    if (!isQuiet) notify('danger', message);
    return { status: 'lost', message };
  }
  const isEmpty = response.status === 204;
  if (response.ok && wantsFile && !isEmpty) return { status: 'ok', data: await response.blob() };
  const body = isEmpty ? {} : await readBody(response);
  const result = response.ok && isPresent(body) ? readStatus(body) : undefined;
  if (result && hasNeeded(result, options)) return result;
  if (response.status === 401 && openSessionModal(isExpired() ? 'expired' : 'elsewhere'))
    return { status: 'signedOut', message: '' };
  const message = wantsFile ? messageForFile(body, options) : messageOf(response, body);
  if (!isQuiet) notify('danger', message);
  if (!isFinal(response))
    return {
      status: 'failed',
      message,
      ...(response.status < 500 && !response.ok && { isUntaken: true }),
    };
  const data = isPlain(body) ? body : {};
  const problems = Array.isArray(data.problems) ? data.problems : [];
  return { status: 'refused', data, message, problems };
}

/** A list, or a body without a status, is a success. */
function readStatus(body: unknown): Result {
  return isPlain(body) && 'status' in body && !isSuccess(body)
    ? { status: 'declined', data: body, message: serverMessage(body) }
    : { status: 'ok', data: body };
}

const isPresent = (body: unknown): body is {} => body !== undefined && body !== null;

const hasNeeded = (result: Result, { needs }: ResponseOptions): boolean =>
  result.status !== 'ok' ||
  needs === undefined ||
  (result.data as { [name: string]: unknown })[needs] !== undefined;

/** False after a time-out, a rate limit or an ended session: the same request may succeed later. */
const isFinal = ({ status }: Response): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Undefined if the body is empty or not JSON. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function messageOf(response: Response, body: unknown): string {
  const message = serverMessage(body);
  if (response.status === 500) return t('failures.server');
  if (response.status === 400) return valuesOf(body).join(', ') || t('failures.other');
  if (response.status === 404) return response.statusText || message || t('failures.other');
  return message || t('failures.other');
}

/** A quiet caller has its own text for the case that the server sent no message. */
const messageForFile = (body: unknown, { isQuiet }: ResponseOptions): string =>
  isQuiet ? serverMessage(body) : t('failures.server');

const serverMessage = (body: unknown): string =>
  isPlain(body) && typeof body.message === 'string' ? body.message : '';

function valuesOf(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(valuesOf);
  if (isPlain(body)) return Object.values(body).flatMap(valuesOf);
  return body === undefined || body === null || body === '' ? [] : [String(body)];
}

const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
