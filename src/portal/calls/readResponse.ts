import { isSuccess } from '#engine';
import { notify } from '../notices/toasts';
import { openSessionModal } from '../session/sessionModal';
import { isExpired } from '../session/token';
import { t } from '../i18n';
import type { Result } from './result';

export interface Manner {
  /** The caller shows every failure itself; no toast. */
  isQuiet?: boolean | undefined;
  /** A file is asked for: `data` is a Blob. */
  wantsFile?: boolean | undefined;
}

/** Makes one result of whatever came back (doc 1 §8). `undefined`: no response came at all. */
export async function readResponse(
  response: Response | undefined,
  manner: Manner = {},
): Promise<Result> {
  if (!response) {
    const message = t(manner.wantsFile ? 'failures.server' : 'failures.network');
    if (manner.isQuiet) return { status: false, data: { message }, isLost: true };
    notify('danger', message);
    return { status: false, data: undefined };
  }
  if (response.status === 204) return { status: true, data: {} };
  if (response.ok && manner.wantsFile) return { status: true, data: await response.blob() };
  const body = await readBody(response);
  if (response.ok && body !== undefined)
    return succeeded(body)
      ? { status: true, data: body }
      : { status: false, data: body, isDeclined: true };
  if (response.status === 401 && openSessionModal(isExpired() ? 'expired' : 'elsewhere')) {
    return { status: false, data: undefined };
  }
  const message = manner.wantsFile ? wordsForFile(body, manner) : wordsOf(response, body);
  if (!manner.isQuiet) notify('danger', message);
  return {
    status: false,
    data: { ...(isPlain(body) ? body : {}), message },
    problems: isPlain(body) && Array.isArray(body.problems) ? body.problems : undefined,
    ...(isFinal(response) && { isRefused: true }),
  };
}

/** Whoever was too fast or too slow, or has no session, may be heard the next time. */
const isFinal = ({ status }: Response): boolean =>
  status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** Undefined for a body that is empty or not JSON. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

/** Lists and bodies without a status speak for themselves by having come. */
const succeeded = (body: unknown): boolean =>
  isPlain(body) && 'status' in body ? isSuccess(body) : true;

function wordsOf(response: Response, body: unknown): string {
  const message = ownWordsOf(body);
  if (response.status === 500) return t('failures.server');
  if (response.status === 400) return valuesOf(body).join(', ') || t('failures.other');
  if (response.status === 404) return response.statusText || message || t('failures.other');
  return message || t('failures.other');
}

/** Who shows a failure itself has words of its own for a file, besides those of the server. */
const wordsForFile = (body: unknown, { isQuiet }: Manner): string =>
  isQuiet ? ownWordsOf(body) : t('failures.server');

const ownWordsOf = (body: unknown): string =>
  isPlain(body) && typeof body.message === 'string' ? body.message : '';

function valuesOf(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(valuesOf);
  if (isPlain(body)) return Object.values(body).flatMap(valuesOf);
  return body === undefined || body === null || body === '' ? [] : [String(body)];
}

const isPlain = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
