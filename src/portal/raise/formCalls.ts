import type { Result } from '#api';
import type { CallName } from '#engine';
import { callStep } from '../calls/call';
import type { Payload } from '../calls/request';
import { saveFrom } from '../calls/saveFrom';
import type { SendOptions } from '../calls/send';

/** A result in the shape that the form reads. */
function toFormResult(result: Result, { isQuiet }: SendOptions) {
  const { kind } = result;
  if (kind === 'ok') return { status: true, data: result.data as any };
  const { message } = result;
  if (kind === 'signedOut' || (kind === 'lost' && !isQuiet))
    return { status: false, data: undefined };
  if (kind === 'lost') return { status: false, data: { message }, isLost: true as const };
  if (kind === 'declined') return { status: false, data: result.data, isDeclined: true as const };
  if (kind === 'failed') return { status: false, data: { message } };
  const { problems, data } = result;
  return {
    status: false,
    data: { ...data, message },
    problems: problems.length > 0 ? problems : undefined,
    isRefused: true as const,
  };
}

export const callOfForm = async (name: CallName, payload: Payload, options: SendOptions = {}) =>
  toFormResult(await callStep(name, payload, options), options);

export const saveFromForForm = async (url: string, name: string) =>
  toFormResult(await saveFrom(url, name), { isQuiet: true });
